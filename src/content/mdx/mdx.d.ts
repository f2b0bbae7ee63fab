declare module '*.mdx' {
  import type { ComponentType, ReactElement } from 'react'

  /** A document of `content/`, compiled; `components` stand for Markdown elements and for JSX names. */
  export default function Document(props: {
    components?: Readonly<Record<string, ComponentType<never>>>
  }): ReactElement

  /** Second- and third-level headings in document order (see outline.ts). */
  export const outline: readonly {
    readonly id: string
    readonly title: string
    readonly depth: number
    readonly number: string
  }[]

  /** Reading time in whole minutes, at least one. */
  export const minutes: number
}
