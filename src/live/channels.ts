const CHANNEL = '/google.firestore.v1.Firestore/Listen/channel?'

/** The channel over which a client listens: the one that it has opened last. */
interface Channel {
  url?: URL
}

/** Those of the clients that have not ended, oldest first. */
const channels: Channel[] = []
let isFollowing = false

const idOf = (url: URL | undefined) => url?.searchParams.get('SID')

/** Follows the requests of all clients from now on: one that has ended over a document closes nothing any more. */
function followRequests(): void {
  if (isFollowing) return
  isFollowing = true
  const { fetch } = window
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    const id = idOf(url)
    if (id && url.href.includes(CHANNEL)) {
      // All clients ask at the same address, but only the newest opens channels: those before it are ending.
      const channel = channels.find(each => idOf(each.url) === id) ?? channels.at(-1)
      if (channel) channel.url = url
    }
    return fetch(input, init)
  }
}

/** Follows the channel of a new client. */
export function openChannel(): Channel {
  followRequests()
  const channel = {}
  channels.push(channel)
  return channel
}

/** Ends a channel at the server, as the client itself does it when it is stopped. */
export function endChannel({ url }: Channel): void {
  url?.searchParams.set('TYPE', 'terminate')
  if (url) navigator.sendBeacon(url)
}

/** Forgets the channel of a client that has ended. */
export function forgetChannel(channel: Channel): void {
  const place = channels.indexOf(channel)
  if (place >= 0) channels.splice(place, 1)
}
