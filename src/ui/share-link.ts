/**
 * Hands a link to a place of this page to the system's own sharing, or copies it where there is none. Never throws.
 * @param hash the anchor, with its #
 * @returns what to tell the visitor; nothing where the system has told
 */
export async function shareLink(hash: string): Promise<string> {
  const url = `${location.origin}${location.pathname}${hash}`
  try {
    if ('share' in navigator) {
      await navigator.share({ title: document.title, url })
      return ''
    }
    await window.navigator.clipboard.writeText(url)
    return 'Link copied'
  } catch (error) {
    const isTakenBack = error instanceof DOMException && error.name === 'AbortError'
    return isTakenBack ? '' : `The link: ${url}`
  }
}
