import type { WireFields } from '../../src/live/wire.ts'

/** One document as it is kept: fields in wire form, times as Firestore writes them (UTC, microseconds). */
export interface StoredDocument {
  readonly fields: WireFields
  readonly createTime: string
  readonly updateTime: string
}

/** A change asked for something that is not so; refused with FAILED_PRECONDITION. */
export class PreconditionError extends Error {}

export interface Precondition {
  readonly exists?: boolean
  readonly updateTime?: string
}

const WRITTEN_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/

/**
 * Documents in memory, by their path below `documents/` (for example `config/data_sheet`), the same for every
 * project id. Every change has a strictly later time than all before it and than every time that a client knows, also
 * after a restart on a clock that was set back: the client drops a document whose updateTime does not grow.
 */
export class DocumentStore {
  readonly #documents = new Map<string, StoredDocument>()
  readonly #listeners = new Set<(path: string) => void>()
  #lastMicros = 0n

  read(path: string): StoredDocument | undefined {
    return this.#documents.get(path)
  }

  /** Creates or replaces a document and tells the listeners. Throws PreconditionError. */
  write(path: string, fields: WireFields, precondition: Precondition = {}): StoredDocument {
    const before = this.require(path, precondition)
    const updateTime = this.#tick()
    const document = { fields, createTime: before?.createTime ?? updateTime, updateTime }
    this.#documents.set(path, document)
    this.#tell(path)
    return document
  }

  /** Removes a document, which may be missing, and tells the listeners. */
  remove(path: string): void {
    this.#tick()
    if (this.#documents.delete(path)) this.#tell(path)
  }

  /** Returns a time at which all changes so far are visible; it never goes back. */
  readTime(): string {
    return this.#tick()
  }

  /** Lets every later change be after a time that a client knows; what is no time changes nothing. */
  passTime(time: string): void {
    const ms = WRITTEN_TIME.test(time) ? Date.parse(time) : 0
    const micros = BigInt(ms + 1) * 1000n
    if (micros > this.#lastMicros) this.#lastMicros = micros
  }

  /** Calls `listener` with the path after every change, until the function it returns is called. */
  subscribe(listener: (path: string) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Returns the document as it is before a change. Throws PreconditionError when the change must not be made. */
  require(path: string, precondition: Precondition): StoredDocument | undefined {
    const before = this.#documents.get(path)
    if (precondition.exists !== undefined && precondition.exists !== (before !== undefined))
      throw new PreconditionError(`${path} ${before === undefined ? 'does not exist' : 'already exists'}`)
    if (precondition.updateTime !== undefined && precondition.updateTime !== before?.updateTime)
      throw new PreconditionError(`${path} was changed meanwhile`)
    return before
  }

  #tick(): string {
    const wallMicros = BigInt(Date.now()) * 1000n
    this.#lastMicros = wallMicros > this.#lastMicros ? wallMicros : this.#lastMicros + 1n
    return formatMicros(this.#lastMicros)
  }

  #tell(path: string): void {
    for (const listener of this.#listeners) listener(path)
  }
}

function formatMicros(micros: bigint): string {
  const seconds = new Date(Number(micros / 1000n)).toISOString().slice(0, 19)
  return `${seconds}.${String(micros % 1_000_000n).padStart(6, '0')}Z`
}
