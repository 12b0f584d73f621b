/** A piece of a text; with an address where it is a telephone number or an e-mail address. */
export type ContactPiece = { text: string; href?: string }

/**
 * An e-mail address, or a number of the United Kingdom in groups; one as short as 999 only behind words that say what it is.
 * What stands before is a group of its own: not every browser can look behind.
 */
const contact =
  /(^|[\s(:])([\w.+-]+@[\w-]+(?:\.[\w-]+)+|0\d{2,4}(?: \d{2,6}){1,4}(?!\w))|(\b(?:call|ring|dial|NHS|Ireland|police on) )((?:999|112|111|101|116 123)(?![\w%]|[.,]\w))/gi

const fewestDigits = 8

const hrefOf = (words: string): string | null => {
  if (words.includes('@')) return `mailto:${words}`
  const digits = words.replaceAll(' ', '')
  return words.startsWith('0') && digits.length < fewestDigits ? null : `tel:${digits}`
}

/** Cuts a text of ours into its telephone numbers, its e-mail addresses and the words between them. */
export const contactsIn = (text: string): ContactPiece[] => {
  const pieces: ContactPiece[] = []
  let from = 0
  for (const match of text.matchAll(contact)) {
    const [, before = match[3] ?? '', words = match[4] ?? ''] = match
    const href = hrefOf(words)
    if (!href) continue
    const at = match.index + before.length
    if (at > from) pieces.push({ text: text.slice(from, at) })
    pieces.push({ text: words, href })
    from = at + words.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from) })
  return pieces
}
