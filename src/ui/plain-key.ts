/** Keys that make another key the browser's, the system's or an assistive technology's. */
interface Pressed {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/** Returns the key of an event; none where it is pressed with a modifier, for that combination is not the page's. */
export const plainKey = ({ key, altKey, ctrlKey, metaKey, shiftKey }: Pressed): string =>
  altKey || ctrlKey || metaKey || shiftKey ? '' : key
