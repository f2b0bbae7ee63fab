import { shareLink } from '../../ui/share-link.ts'
import { momentHash } from '../../viewport/moment.ts'

/** What came of it is said for so long, ms: time enough to take the link by hand where nothing else can. */
const SAID_MS = 8000

/**
 * Lets the header's button share a link to what is on screen.
 * @param place the button with the line that says what came of it
 */
export function startShare(place: HTMLElement): void {
  const said = place.querySelector('[role=status]')
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSharing = false
  place.querySelector('button')?.addEventListener('click', async () => {
    // A browser shares one thing at a time.
    if (isSharing) return
    isSharing = true
    clearTimeout(timer)
    said?.replaceChildren()
    said?.replaceChildren(await shareLink(momentHash()))
    isSharing = false
    timer = setTimeout(() => said?.replaceChildren(), SAID_MS)
  })
  place.hidden = false
}
