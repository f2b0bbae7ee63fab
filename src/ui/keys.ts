/** A key, and those that make it the browser's, the system's or an assistive technology's. */
type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Returns the key of an event; none where it is pressed with a modifier, for that combination is not the page's. */
export const plainKey = ({ key, altKey, ctrlKey, metaKey, shiftKey }: Pressed): string =>
  altKey || ctrlKey || metaKey || shiftKey ? '' : key

/** Returns where a key leads from a place in a row of so many, which may be beyond its ends; undefined for other keys. */
export function placeAfter(key: string, from: number, count: number): number | undefined {
  const places: Record<string, number> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    Home: 0,
    End: count - 1,
  }
  return places[key]
}
