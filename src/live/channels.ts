const CHANNEL = '/google.firestore.v1.Firestore/Listen/channel?'
/** An address of each channel that the client has opened, by the channel's id. */
const channels = new Map<string, URL>()
let isFollowing = false

/** Follows the client's requests from now on: one that has ended over a document closes nothing any more. */
export function watchChannels(): void {
  if (isFollowing) return
  isFollowing = true
  const { fetch } = window
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    const id = url.searchParams.get('SID')
    if (id && url.href.includes(CHANNEL)) channels.set(id, url)
    return fetch(input, init)
  }
}

/** Ends every channel at the server, as the client itself does it when it is stopped. */
export function endChannels(): void {
  for (const url of channels.values()) {
    url.searchParams.set('TYPE', 'terminate')
    navigator.sendBeacon(url)
  }
  channels.clear()
}
