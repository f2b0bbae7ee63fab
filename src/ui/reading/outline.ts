/** What the contents list of a text page shows; compiled from the document's headings. */
interface OutlineEntry {
  readonly id: string
  readonly title: string
  /** 2 for a section, 3 for a part of one. */
  readonly depth: number
  readonly number: string
}

export type Outline = readonly OutlineEntry[]
