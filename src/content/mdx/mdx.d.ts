/** What remarkOutline adds to a compiled document; src/ui/mdx.d.ts declares the document itself. */
declare module '*.mdx' {
  import type { ReactElement } from 'react'

  /** The sentence under the heading; documents without one export none. */
  export const lead: ReactElement

  /** Second- and third-level headings in document order. */
  export const outline: readonly {
    readonly id: string
    readonly title: string
    readonly depth: number
    readonly number: string
  }[]

  /** Reading time in whole minutes, at least one. */
  export const minutes: number
}
