/** A key, and those that make it the browser's, the system's or an assistive technology's. */
type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Returns the key of an event; none where it is pressed with a modifier, for that combination is not the page's. */
export const plainKey = ({ key, altKey, ctrlKey, metaKey, shiftKey }: Pressed): string =>
  altKey || ctrlKey || metaKey || shiftKey ? '' : key
