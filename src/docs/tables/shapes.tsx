import { SHAPES } from '../../rules/constants.ts'
import { Table } from '../../ui/reading/table.tsx'
import { ShapeIcon } from '../../ui/shapes.tsx'

const COLOURS = ['marigold', 'pink', 'peacock green', 'royal blue'] as const

/** The four shapes with their letters, numbers and colours. */
export function ShapeTable() {
  return (
    <Table caption="The four shapes" head={['Shape', 'Token', 'Letter', 'Number', 'Colour']}>
      {SHAPES.map(({ id, name, letter }) => [
        name,
        <ShapeIcon key="token" shape={id} size={29} />,
        letter,
        `${id}`,
        COLOURS[id],
      ])}
    </Table>
  )
}
