/** The element that an address's `#…` names; null when there is none, or it can't be read. */
export const anchorOf = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
