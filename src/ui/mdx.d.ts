declare module '*.mdx' {
  import type { ComponentType } from 'react'

  const Content: ComponentType<{ readonly components?: Readonly<Record<string, unknown>> }>
  export default Content
}
