import { describe, expect, it } from 'vitest'
import { remarkOutline } from '../../../tools/build/outline.ts'

interface Node {
  readonly type: string
  readonly depth?: number
  readonly value?: string
  readonly children?: Node[]
  data?: object
}

const heading = (depth: number, value: string): Node => ({
  type: 'heading',
  depth,
  children: [{ type: 'text', value }],
})

const numbered = (nodes: Node[]) => {
  const tree = { children: nodes }
  remarkOutline()(tree)
  return tree.children.filter(node => node.type === 'heading').map(node => node.data)
}

describe('the outline of a document', () => {
  it('numbers sections and their parts, and makes ids of their words', () => {
    expect(
      numbered([heading(2, 'Tax & TDS Policy'), heading(3, 'Until when'), heading(2, 'Payment Terms')]),
    ).toEqual([
      { hProperties: { id: 'tax-and-tds-policy', 'data-number': '1' } },
      { hProperties: { id: 'until-when', 'data-number': '1.1' } },
      { hProperties: { id: 'payment-terms', 'data-number': '2' } },
    ])
  })

  it('refuses two headings that would share an anchor', () => {
    expect(() => numbered([heading(2, 'Bets'), heading(3, 'bets!')])).toThrow('bets!')
  })
})
