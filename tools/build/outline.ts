import { parseAst } from 'vite'

/** The parts of a Markdown tree that the outline reads and writes; the compiler's own types are wider. */
interface TreeNode {
  readonly type: string
  readonly value?: string
  readonly depth?: number
  readonly children?: TreeNode[]
  data?: object
}

const WORDS_A_MINUTE = 200

/**
 * Remark plugin: gives every second- and third-level heading of a text an id (its words joined by hyphens)
 * and a number, and exports `outline` (what the contents list shows) and `minutes` (reading time) from
 * the compiled document. Throws when two headings would share an id.
 */
export function remarkOutline() {
  return (tree: { children: TreeNode[] }): void => {
    const outline: { id: string; title: string; depth: number; number: string }[] = []
    const count = { section: 0, part: 0 }
    for (const node of tree.children) {
      if (node.type !== 'heading' || node.depth === undefined || node.depth > 3) continue
      const title = textOf(node)
      const id = slug(title)
      if (outline.some(entry => entry.id === id)) throw new Error(`Two headings are called “${title}”.`)
      if (node.depth === 2) {
        count.section += 1
        count.part = 0
      } else count.part += 1
      const number = node.depth === 2 ? `${count.section}` : `${count.section}.${count.part}`
      node.data = { hProperties: { id, 'data-number': number } }
      outline.push({ id, title, depth: node.depth, number })
    }
    const words = tree.children.reduce((sum, node) => sum + wordsIn(node), 0)
    tree.children.unshift(exported('minutes', Math.max(1, Math.round(words / WORDS_A_MINUTE))))
    tree.children.unshift(exported('outline', outline))
  }
}

const textOf = (node: TreeNode): string => (node.value ?? '') + (node.children ?? []).map(textOf).join('')

function wordsIn(node: TreeNode): number {
  if (node.type === 'mdxjsEsm') return 0
  const own = node.value?.match(/\S+/g)?.length ?? 0
  return own + (node.children ?? []).reduce((sum, child) => sum + wordsIn(child), 0)
}

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Returns an MDX node that compiles to `export const name = value`. */
const exported = (name: string, value: unknown): TreeNode => ({
  type: 'mdxjsEsm',
  value: '',
  data: { estree: parseAst(`export const ${name} = ${JSON.stringify(value)}`) },
})
