import { momentHash } from '../../stage/moment.ts'
import { shareLink } from '../../ui/share-link.ts'

/** What came of it is said for so long, ms: time enough to take the link by hand where nothing else can. */
const SAID_MS = 8000

/**
 * Lets the header's button share a link to what is on screen.
 * @param place the button with the line that says what came of it
 */
export function startShare(place: HTMLElement): void {
  const button = place.querySelector('button')
  const said = place.querySelector('[role=status]')
  let timer: ReturnType<typeof setTimeout> | undefined

  function say(text: string): void {
    if (said) said.textContent = text
  }

  async function share(): Promise<void> {
    clearTimeout(timer)
    say('')
    say(await shareLink(momentHash()))
    timer = setTimeout(say, SAID_MS, '')
  }

  button?.addEventListener('click', () => void share())
  place.hidden = false
}
