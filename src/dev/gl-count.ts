/** What WebGL was asked to do since the numbers were last taken. */
export interface GlCount {
  draws: number
  calls: number
}

type Methods = Record<string, unknown>

const DRAW = /^draw(Arrays|Elements|RangeElements)/

/** Wraps every method of WebGL 2, for good. Returns the count that they keep; whoever reads it sets it back. */
export function countGl(): GlCount {
  const count: GlCount = { draws: 0, calls: 0 }
  const methods = WebGL2RenderingContext.prototype as unknown as Methods
  for (const name of Object.getOwnPropertyNames(methods)) {
    const own = Object.getOwnPropertyDescriptor(methods, name)?.value
    if (typeof own !== 'function') continue
    const step = DRAW.test(name) ? 1 : 0
    methods[name] = function (this: unknown, ...args: unknown[]): unknown {
      count.calls++
      count.draws += step
      return own.apply(this, args)
    }
  }
  return count
}
