import type { DocumentStore } from './documents.ts'
import { isRecord } from './values.ts'

/** gRPC status codes used on the wire, with the HTTP status that REST gives them. */
export const STATUS = {
  INVALID_ARGUMENT: { code: 3, http: 400 },
  NOT_FOUND: { code: 5, http: 404 },
  PERMISSION_DENIED: { code: 7, http: 403 },
  RESOURCE_EXHAUSTED: { code: 8, http: 429 },
  FAILED_PRECONDITION: { code: 9, http: 400 },
  UNIMPLEMENTED: { code: 12, http: 501 },
  UNAVAILABLE: { code: 14, http: 503 },
} as const
export type StatusName = keyof typeof STATUS

/** A document by its full resource name as the client wrote it, its project id included, and by its path. */
type Target = { readonly name: string; readonly path: string }

export interface ListenOptions {
  readonly store: DocumentStore
  readonly send: (message: unknown) => void
  /** Why nobody may listen now; undefined where everybody may. */
  readonly refusal: () => StatusName | undefined
  readonly onTargetAdded: () => void
}

/** Returns the path below `documents/` in a resource name, or undefined when it names no document. */
export function documentPath(resourceName: unknown): string | undefined {
  const match = /^projects\/[^/]+\/databases\/[^/]+\/documents\/(.+)$/.exec(String(resourceName))
  const path = match?.[1]
  const segments = path?.split('/') ?? []
  return segments.length > 0 && segments.length % 2 === 0 && !segments.includes('') ? path : undefined
}

/** The targets of one Listen stream: each is one document, whose state and every later change are sent. */
export class ListenStream {
  readonly #options: ListenOptions
  readonly #targets = new Map<number, Target>()
  readonly #unsubscribe: () => void

  constructor(options: ListenOptions) {
    this.#options = options
    this.#unsubscribe = options.store.subscribe(path => this.#documentChanged(path))
  }

  get targetCount(): number {
    return this.#targets.size
  }

  /** Takes one ListenRequest of the client. What it does not understand is refused, never thrown. */
  receive(request: unknown): void {
    if (!isRecord(request)) return
    if (isRecord(request.addTarget)) this.#addTarget(request.addTarget)
    if (request.removeTarget !== undefined) {
      const targetId = Number(request.removeTarget)
      if (this.#targets.delete(targetId)) this.#targetChange('REMOVE', [targetId])
    }
  }

  /** Ends every target, as when the backend's rules change under a listener. */
  refuse(status: StatusName): void {
    for (const targetId of this.#targets.keys()) this.#refuse(targetId, status)
    this.#targets.clear()
  }

  close(): void {
    this.#unsubscribe()
    this.#targets.clear()
  }

  #addTarget(target: Record<string, unknown>): void {
    const targetId = Number(target.targetId)
    this.#options.onTargetAdded()
    const documents = isRecord(target.documents) ? target.documents.documents : undefined
    const refusal = this.#options.refusal()
    // The site's rules allow no listing, so a query is denied as they would deny it.
    if (refusal || !Array.isArray(documents)) {
      this.#refuse(targetId, refusal ?? 'PERMISSION_DENIED')
      return
    }
    const name = String(documents[0])
    const path = documentPath(name)
    if (documents.length !== 1 || path === undefined) {
      this.#refuse(targetId, 'INVALID_ARGUMENT')
      return
    }
    this.#options.store.passTime(Buffer.from(String(target.resumeToken), 'base64').toString())
    this.#targets.set(targetId, { name, path })
    this.#targetChange('ADD', [targetId])
    this.#sendDocument(targetId, { name, path })
    this.#targetChange('CURRENT', [targetId])
    this.#snapshot()
  }

  #documentChanged(path: string): void {
    const matching = [...this.#targets].filter(([, target]) => target.path === path)
    for (const [targetId, target] of matching) this.#sendDocument(targetId, target)
    if (matching.length > 0) this.#snapshot()
  }

  #sendDocument(targetId: number, { name, path }: Target): void {
    const { store, send } = this.#options
    const document = store.read(path)
    if (document) send({ documentChange: { document: { name, ...document }, targetIds: [targetId] } })
    else
      send({ documentDelete: { document: name, readTime: store.readTime(), removedTargetIds: [targetId] } })
  }

  /** A change of no target in particular with a read time: the client shows its listeners what it has. */
  #snapshot(): void {
    this.#targetChange('NO_CHANGE', [])
  }

  #targetChange(targetChangeType: string, targetIds: readonly number[]): void {
    const readTime = this.#options.store.readTime()
    const resumeToken = Buffer.from(readTime).toString('base64')
    this.#options.send({ targetChange: { targetChangeType, targetIds, readTime, resumeToken } })
  }

  #refuse(targetId: number, status: StatusName): void {
    const cause = { code: STATUS[status].code, message: status }
    this.#options.send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [targetId], cause } })
  }
}
