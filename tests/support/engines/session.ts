/** One window of an engine, at an address. */
export interface Session {
  goto(url: string): Promise<void>
  /** Runs an expression in the page and returns its value, which must be plain data. */
  evaluate<T>(expression: string): Promise<T>
  /** Turns the wheel over the middle of the window. */
  wheel(deltaY: number): Promise<void>
  /** Presses a key by its name on the keyboard. */
  press(key: 'End' | 'Home' | 'PageDown' | 'Tab'): Promise<void>
  back(): Promise<void>
  /** The window as PNG. */
  screenshot(): Promise<Buffer>
  /** What has gone wrong on any page so far: uncaught errors and console errors, one line each. */
  errors(): readonly string[]
  close(): Promise<void>
}

/** What a visitor has set. */
export interface Visitor {
  readonly reducedMotion?: boolean
  /** A browser or a machine without WebGL. */
  readonly withoutWebgl?: boolean
  /** No letters smaller than that, in Firefox. */
  readonly smallestTextPx?: number
}

export const WINDOW = { width: 1280, height: 800 } as const

export interface Engine {
  readonly name: string
  open(visitor?: Visitor): Promise<Session>
}
