import { stillOpen } from '../../src/content/open-points.ts'
import { operatorSettings } from '../operator-settings.ts'

const FILES = 'src/content/open-points.ts and src/content/brand.ts'

/** Returns a line for each point of the content that is still open, and how to close it; '' where none is. */
export function describeOpenPoints(): string {
  const open = stillOpen()
  if (open.length === 0) return ''
  const lines = open.map(({ name, asks, at }) => `  ${name} (${at}): ${asks}`)
  return `Open points, to be supplied in ${FILES}:\n${lines.join('\n')}`
}

/** Ends the program where the settings ask for content without open points and there are some. */
export function refuseOpenPoints(): void {
  const { VITE_STRICT_CONTENT } = operatorSettings()
  const open = describeOpenPoints()
  if (VITE_STRICT_CONTENT !== '1' || !open) return
  console.error(`VITE_STRICT_CONTENT=1 allows no open points.\n${open}`)
  process.exit(1)
}
