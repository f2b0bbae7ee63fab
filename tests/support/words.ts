/** What a block of running text is: what stands in tables, lists of results and controls is no sentence. */
const BLOCKS = /<(p|li|dd|figcaption|h2|h3)(?:\s[^>]*)?>(.*?)<\/\1>/gs
const NOT_PROSE = /<(table|svg|script|style|nav|button|form|output)(?:\s.*?)?>.*?<\/\1>/gs
const ENTITIES: readonly (readonly [RegExp, string])[] = [
  [/&#x27;/g, '’'],
  [/&quot;/g, '"'],
  [/&amp;/g, '&'],
]

/** Returns markup without its tags, on one line. */
export function textOf(markup: string): string {
  const text = markup.replace(/<!--.*?-->/gs, '').replace(/<[^>]+>/g, ' ')
  return ENTITIES.reduce((words, [entity, character]) => words.replace(entity, character), text)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:])/g, '$1')
    .trim()
}

/** Returns the blocks of running text of a page, one after the other. */
export function proseOf(markup: string): readonly string[] {
  const blocks = markup
    .replace(/<!--.*?-->/gs, '')
    .replace(NOT_PROSE, ' ')
    .matchAll(BLOCKS)
  return [...blocks].map(([, , block = '']) => textOf(block)).filter(Boolean)
}

/** Returns a page's tables by their captions: rows of cells, the first of each its header. */
export function tablesOf(markup: string): ReadonlyMap<string, readonly (readonly string[])[]> {
  const cells = (row: string) =>
    [...row.matchAll(/<t[hd](?:\s[^>]*)?>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => textOf(cell))
  const tables = [...markup.matchAll(/<table.*?<caption[^>]*>(.*?)<\/caption>(.*?)<\/table>/gs)]
  return new Map(
    tables.map(([, caption = '', body = '']) => [
      textOf(caption),
      [...body.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) => cells(row)),
    ]),
  )
}
