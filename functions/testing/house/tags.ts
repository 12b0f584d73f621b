/**
 * The opening tags with these names in a text of TSX, each without what stands in its braces: in there a `>` ends no tag, and
 * a word is no attribute of it.
 */
export const openingTags = (text: string, names: string[]): string[] =>
  [...text.matchAll(new RegExp(`<(?:${names.join('|')})(?=[\\s>])`, 'g'))].map(({ index }) => tagAt(text, index))

const tagAt = (text: string, from: number): string => {
  let tag = ''
  let depth = 0
  let isQuoted = false
  for (const sign of text.slice(from)) {
    if (depth === 0 && sign === '"') isQuoted = !isQuoted
    if (!isQuoted && sign === '}') depth -= 1
    if (depth === 0) tag += sign
    if (!isQuoted && sign === '{') depth += 1
    if (depth === 0 && !isQuoted && sign === '>') return tag
  }
  return tag
}
