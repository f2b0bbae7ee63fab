import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'

/** The keep-alive told to the client; it gives up a back channel that is silent for 1.5 times as long. */
const KEEP_ALIVE_MS = 30_000

/** Returns a chunk of a channel's response: its length in UTF-16 units, a line feed, the JSON. */
function frame(payload: unknown): string {
  const json = JSON.stringify(payload)
  return `${json.length}\n${json}`
}

/** One WebChannel 8 session: the client posts messages and holds a request open on which messages travel back. */
export class ChannelSession {
  readonly id = randomBytes(12).toString('base64url')
  readonly #outgoing: { readonly arrayId: number; readonly payload: unknown }[] = []
  #lastArrayId = 0
  #lastWrittenId = 0
  #nextIncoming = 0
  #backChannel:
    | { readonly response: ServerResponse; readonly isStream: boolean; readonly timer: NodeJS.Timeout }
    | undefined
  #isClosed = false
  /** Takes one message of the client, parsed. */
  onMessage: (message: unknown) => void = () => undefined
  onClosed: () => void = () => undefined

  /** Returns the response to the handshake; it is array 0 of the session. */
  handshake(): string {
    return frame([[0, ['c', this.id, '', 8, 12, KEEP_ALIVE_MS]]])
  }

  /** Returns the response to a forward post: back channel up or not, last array id, bytes not yet acknowledged. */
  forwardReply(): string {
    const pending = this.#outgoing.length === 0 ? 0 : JSON.stringify(this.#outgoing).length
    return frame([this.#backChannel ? 1 : 0, this.#lastArrayId, pending])
  }

  /** Takes the messages of a form-encoded post; those seen before (the client resends) are skipped. */
  receive(form: URLSearchParams): void {
    const count = Number(form.get('count') ?? 0)
    const offset = Number(form.get('ofs') ?? 0)
    for (let index = 0; index < count; index++) {
      const data = form.get(`req${index}___data__`)
      if (data === null || offset + index < this.#nextIncoming) continue
      this.#nextIncoming = offset + index + 1
      this.onMessage(JSON.parse(data))
    }
  }

  /** Forgets what the client has received; everything later is kept for sending again. */
  acknowledge(arrayId: number): void {
    while (this.#outgoing[0] !== undefined && this.#outgoing[0].arrayId <= arrayId) this.#outgoing.shift()
  }

  /** Sends one message to the client, now or when it next opens a back channel. */
  send(message: unknown): void {
    this.#enqueue([message])
    this.flush()
  }

  /** Takes over a back channel request: a stream, or a long poll that ends with the first data or `timeoutMs`. */
  openBackChannel(response: ServerResponse, arrayId: number, isStream: boolean, timeoutMs: number): void {
    this.acknowledge(arrayId)
    this.#lastWrittenId = arrayId
    this.#endBackChannel()
    const waitMs = isStream ? KEEP_ALIVE_MS : Math.min(timeoutMs, KEEP_ALIVE_MS)
    const timer = setInterval(() => {
      this.#enqueue(['noop'])
      this.flush()
    }, waitMs)
    timer.unref()
    this.#backChannel = { response, isStream, timer }
    response.on('close', () => {
      if (this.#backChannel?.response === response) this.#endBackChannel()
    })
    // A first stream that stays silent makes the client fall back to long polling for good.
    if (isStream && this.#outgoing.length === 0) this.#enqueue(['noop'])
    this.flush()
  }

  /** Writes what has not been written to the present back channel yet. */
  flush(): void {
    const back = this.#backChannel
    if (!back) return
    const fresh = this.#outgoing.filter(({ arrayId }) => arrayId > this.#lastWrittenId)
    if (fresh.length === 0) return
    this.#lastWrittenId = this.#lastArrayId
    back.response.write(frame(fresh.map(({ arrayId, payload }) => [arrayId, payload])))
    if (!back.isStream) this.#endBackChannel()
  }

  /** Ends the session and its back channel. */
  close(): void {
    this.#endBackChannel()
    this.abandon()
  }

  /** Ends the session and leaves its back channel open and silent: the client is not told. */
  abandon(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    clearInterval(this.#backChannel?.timer)
    this.#backChannel = undefined
    this.onClosed()
  }

  #enqueue(payload: unknown): void {
    this.#lastArrayId += 1
    this.#outgoing.push({ arrayId: this.#lastArrayId, payload })
  }

  #endBackChannel(): void {
    const back = this.#backChannel
    if (!back) return
    this.#backChannel = undefined
    clearInterval(back.timer)
    back.response.end()
  }
}
