/** Texts by the names of the elements that say them: one for all of a name, or one for each in the order of the document. */
type Texts = Readonly<Record<string, string | readonly string[]>>

/** Writes the one text of an element: its node stays, and the document is told only where the text is another one. */
function writeText(element: Element, text: string): void {
  const { firstChild: node } = element
  if (!(node instanceof Text)) element.textContent = text
  else if (node.data !== text) node.data = text
}

/** Returns what writes texts into the elements `[data-NAME]` of a section: each name is looked up once. */
export function textsIn(section: Element): (texts: Texts) => void {
  const found = new Map<string, readonly Element[]>()
  function find(name: string): readonly Element[] {
    const elements = found.get(name) ?? [...section.querySelectorAll(`[data-${name}]`)]
    found.set(name, elements)
    return elements
  }
  return texts => {
    for (const [name, said] of Object.entries(texts))
      for (const [i, element] of find(name).entries()) {
        const text = typeof said === 'string' ? said : said[i]
        if (text !== undefined) writeText(element, text)
      }
  }
}
