/** What a call of a function of the language costs, in operations on a vector; any other of its functions is one. */
const BUILT_IN: Readonly<Record<string, number>> = {
  smoothstep: 5,
  reflect: 4,
  cross: 3,
  normalize: 3,
  length: 3,
  mix: 2,
  pow: 3,
  exp: 2,
  sin: 2,
  cos: 2,
}
/** What is written as a call and is none. */
const FREE = /^(?:vec[234]|mat[34]|float|int|uint|u?ivec[234]|uvec2|if|for|return|Hit)$/
const TOKEN = /(\w+)\s*\(|[+\-*/^|&]=?|>>|<<|<=?|>=?|[?]/g
const HEAD = /^(?:float|vec[234]|mat3|bool|void|Hit) (\w+)\([^)]*\) ?\{/gm
const LOOP = /for \(int \w+ = \w+; \w+ <=? (\w+); \w+\+\+\)/

/** The text between a brace and the one that closes it. */
function bodyAt(source: string, from: number): string {
  let depth = 1
  let at = from
  for (; depth > 0 && at < source.length; at++) depth += source[at] === '{' ? 1 : source[at] === '}' ? -1 : 0
  return source.slice(from, at - 1)
}

/** The part of a body that runs where a ray misses a thing: up to its first way out. */
const ifMissed = (body: string): string => body.split(/return Hit\(0\.0/)[0] ?? body

export interface Operations {
  /** Where every ray meets what it is tested against, and where none does. */
  readonly most: number
  readonly least: number
  /** Reads of a texture. */
  readonly fetches: number
}

/**
 * Counts what a fragment of a program costs: operators and calls of its main function and of those that it calls, both
 * sides of every branch, loops as often as they run. An operation on a vector counts once.
 */
export function operationsOf(source: string): Operations {
  const bodies = new Map(
    [...source.matchAll(HEAD)].map(head => [head[1] ?? '', bodyAt(source, head.index + head[0].length)]),
  )
  const times = (limit: string): number => {
    const named = new RegExp(`const int ${limit} = (\\d+);`).exec(source)?.[1]
    return Number(named ?? limit) || 4
  }
  const count = (body: string, missed: boolean): number => {
    const loop = LOOP.exec(body)
    if (loop) {
      const start = body.indexOf('{', loop.index)
      const line = body.indexOf(';', loop.index + loop[0].length)
      const isBlock = start >= 0 && start < line
      const inner = isBlock ? bodyAt(body, start + 1) : body.slice(loop.index + loop[0].length, line)
      const rest = body.slice(0, loop.index) + body.slice(isBlock ? start + inner.length + 2 : line)
      return times(loop[1] ?? '') * count(inner, missed) + count(rest, missed)
    }
    return [...body.matchAll(TOKEN)].reduce((sum, [, name]) => {
      if (name === undefined) return sum + 1
      if (FREE.test(name)) return sum
      const own = bodies.get(name)
      if (own === undefined) return sum + (BUILT_IN[name] ?? 1)
      return sum + count(missed && name === 'trace' ? ifMissed(own) : own, missed)
    }, 0)
  }
  const main = bodies.get('main') ?? ''
  return {
    most: count(main, false),
    least: count(main, true),
    fetches: [...source.matchAll(/\btexture\(/g)].length,
  }
}
