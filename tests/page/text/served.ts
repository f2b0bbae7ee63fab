import { textOf } from '../../support/words.ts'

/** A page as a visitor without scripts gets it. */
export interface ServedPage {
  readonly html: string
  /** The words of the main part and of the footer, on one line each. */
  readonly main: string
  readonly footer: string
  /** Ids that an anchor can lead to. */
  readonly ids: ReadonlySet<string>
  /** The clauses of a legal document by their number. */
  readonly clauses: ReadonlyMap<number, string>
  /** Addresses of the links that show, as written: one that is hidden waits for what it leads to. */
  readonly links: readonly string[]
}

/** Gets a page from a served site. `url` ends with a slash. */
export async function servedPage(url: string, path: string): Promise<ServedPage> {
  const response = await fetch(new URL(path, url))
  if (!response.ok) throw new Error(`${path} is answered with ${response.status}`)
  const html = await response.text()
  return {
    html,
    main: wordsOf(partOf(html, 'main')),
    footer: wordsOf(partOf(html, 'footer')),
    ids: new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), match => match[1] ?? '')),
    clauses: new Map(
      Array.from(html.matchAll(/id="clause-(\d+)"(.*?)(?=id="clause-|<h2)/gs), ([, number, markup]) => [
        Number(number),
        wordsOf(`<li ${markup}`),
      ]),
    ),
    links: Array.from(
      html.matchAll(/<a\s(?![^>]*\shidden[\s=>])[^>]*?href="([^"]+)"/g),
      match => match[1] ?? '',
    ),
  }
}

function partOf(html: string, tag: string): string {
  return new RegExp(`<${tag}[\\s>].*</${tag}>`, 's').exec(html)?.[0] ?? ''
}

const INLINE = /<\/?(?:strong|em|code)(?:\s[^>]*)?>|<\/a>(?=[.,;:])/g

/** Text without markup; where a block ends, words are kept apart. */
const wordsOf = (markup: string): string =>
  textOf(markup.replace(/<(?:script|style|svg).*?<\/(?:script|style|svg)>/gs, ' ').replace(INLINE, ''))
