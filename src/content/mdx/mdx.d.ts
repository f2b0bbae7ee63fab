/** What remarkOutline adds to a compiled document; src/ui/mdx.d.ts declares the document itself. */
declare module '*.mdx' {
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
