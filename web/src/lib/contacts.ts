/** A piece of a text, from its place in it on; with an address where it is a telephone number or an email address. */
export type ContactPiece = { at: number; text: string; href?: string }

/** An email address, or a number of the United Kingdom in groups; one as short as 999 only behind words that say what it is. */
const contact =
  /(?<=^|[\s(:])(?:[\w.+-]+@[\w-]+(?:\.[\w-]+)+|0\d{2,4}(?: \d{2,6}){1,4}(?!\w))|(?<=\b(?:call|ring|dial|NHS|Ireland|police on) )(?:999|112|111|101|116 123)(?![\w%]|[.,]\w)/gi

const fewestDigits = 8

const hrefOf = (words: string): string | null => {
  if (words.includes('@')) return `mailto:${words}`
  const digits = words.replaceAll(' ', '')
  return words.startsWith('0') && digits.length < fewestDigits ? null : `tel:${digits}`
}

/** Cuts a text of ours into its telephone numbers, its email addresses and the words between them. */
export const contactsIn = (text: string): ContactPiece[] => {
  const pieces: ContactPiece[] = []
  let from = 0
  for (const { 0: words, index: at } of text.matchAll(contact)) {
    const href = hrefOf(words)
    if (!href) continue
    if (at > from) pieces.push({ at: from, text: text.slice(from, at) })
    pieces.push({ at, text: words, href })
    from = at + words.length
  }
  if (from < text.length) pieces.push({ at: from, text: text.slice(from) })
  return pieces
}
