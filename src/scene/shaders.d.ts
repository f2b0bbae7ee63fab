declare module '*.vert' {
  const source: string
  export default source
}

declare module '*.frag' {
  const source: string
  export default source
}

declare module '*.vert?full' {
  const source: string
  export default source
}

declare module '*.frag?full' {
  const source: string
  export default source
}
