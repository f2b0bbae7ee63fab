import type { IncomingMessage, ServerResponse } from 'node:http'
import { ChannelSession } from './channel.ts'
import type { DocumentStore } from './documents.ts'
import { ListenStream, type StatusName } from './listen.ts'

export const LISTEN_CHANNEL_PATH = '/google.firestore.v1.Firestore/Listen/channel'
/** The header and, with its value, the query parameter that tie a session's requests together. */
export const SESSION_HEADER = 'X-HTTP-Session-Id'

const LONG_POLL_MS = 25_000

/** All Listen channels of the server: makes them, finds them by their id, and ends them. */
export class Channels {
  readonly #open = new Map<string, { readonly session: ChannelSession; readonly stream: ListenStream }>()
  readonly #store: DocumentStore
  readonly #refusal: () => StatusName | undefined
  /** Documents that were ever asked to be listened to, the refused ones included. */
  #targetsAdded = 0

  constructor(store: DocumentStore, refusal: () => StatusName | undefined) {
    this.#store = store
    this.#refusal = refusal
  }

  counts() {
    const targets = [...this.#open.values()].reduce((sum, { stream }) => sum + stream.targetCount, 0)
    return { sessions: this.#open.size, targets, targetsAdded: this.#targetsAdded }
  }

  /** Handles one request of the channel protocol. `body` is the form of a POST, else empty. */
  handle(request: IncomingMessage, response: ServerResponse, url: URL, body: string): void {
    const query = url.searchParams
    const sessionId = query.get('SID')
    if (sessionId === null || sessionId === 'null') {
      this.#handshake(response, body)
      return
    }
    const channel = this.#open.get(sessionId)
    if (query.get('TYPE') === 'terminate') {
      channel?.session.close()
      response.end()
      return
    }
    if (!channel) {
      // The client takes exactly this as the sign to begin a new session at once.
      response.writeHead(400, { 'Content-Type': 'text/plain' }).end('Error 400 Unknown SID')
      return
    }
    const { session } = channel
    response.setHeader('Content-Type', 'text/plain; charset=utf-8')
    if (request.method === 'GET') {
      const timeoutMs = Number(query.get('TO') ?? LONG_POLL_MS) || LONG_POLL_MS
      session.openBackChannel(response, Number(query.get('AID') ?? 0), query.get('CI') !== '1', timeoutMs)
      return
    }
    session.acknowledge(Number(query.get('AID') ?? 0))
    session.receive(new URLSearchParams(body))
    response.end(session.forwardReply())
  }

  /** Ends every target with that reason. */
  refuseAll(status: StatusName): void {
    for (const { stream } of this.#open.values()) stream.refuse(status)
  }

  /** Forgets every session and leaves their connections open and silent. */
  abandonAll(): void {
    for (const { session } of [...this.#open.values()]) session.abandon()
  }

  /** Forgets every session, as a restarted server would. */
  closeAll(): void {
    for (const { session } of [...this.#open.values()]) session.close()
  }

  #handshake(response: ServerResponse, body: string): void {
    const session = new ChannelSession()
    const stream = new ListenStream({
      store: this.#store,
      refusal: this.#refusal,
      send: message => session.send(message),
      onTargetAdded: () => {
        this.#targetsAdded += 1
      },
    })
    session.onMessage = message => stream.receive(message)
    session.onClosed = () => {
      stream.close()
      this.#open.delete(session.id)
    }
    this.#open.set(session.id, { session, stream })
    response.setHeader(SESSION_HEADER, session.id)
    response.setHeader('Content-Type', 'text/plain; charset=utf-8')
    session.receive(new URLSearchParams(body))
    response.end(session.handshake())
  }
}
