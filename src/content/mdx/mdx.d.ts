/** A compiled document of `pages/`, with what `tools/build/outline.ts` adds to it. */
declare module '*.mdx' {
  import type { ComponentType, ReactElement } from 'react'

  const Content: ComponentType<{ readonly components?: Readonly<Record<string, unknown>> }>
  export default Content

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
