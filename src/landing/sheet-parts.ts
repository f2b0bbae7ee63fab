export type SheetParts = typeof import('./sheet-sections.tsx')

let parts: SheetParts | null = null

/** What a data sheet needs, its sections and its reader, once it is loaded; null until then. */
export const sheetParts = (): SheetParts | null => parts

/** Loads what a data sheet needs. */
export async function loadSheetParts(): Promise<SheetParts> {
  parts ??= await import('./sheet-sections.tsx')
  return parts
}
