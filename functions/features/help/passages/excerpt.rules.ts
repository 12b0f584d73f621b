const [start, stop] = ['\u0002', '\u0003'] as const

/** What stands around the words that a search found, where a section comes back from it. */
export const foundMarks = { start, stop, options: `HighlightAll=true, StartSel="${start}", StopSel="${stop}"` } as const

const length = 200
/** How far before the first word that was found an excerpt may begin. */
const before = 60

/** A section on one line: items end like sentences. */
const onOneLine = (body: string): string =>
  body
    .replace(/([^.:;,?\s])\s*\n+\s*(•\s*)?/g, '$1; ')
    .replace(/(^|\s)•\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

/** Where the words stand that were found, and the text without their marks. */
const withoutMarks = (marked: string): { text: string; found: number[] } => {
  const [first = '', ...pieces] = marked.split(start)
  const found: number[] = []
  let text = first
  for (const piece of pieces) {
    found.push(text.length)
    text += piece.replace(stop, '')
  }
  return { text: text.replaceAll(stop, ''), found }
}

/** The first of those from which most others are within an excerpt. */
const densest = (found: number[]): number => {
  const within = (from: number) => found.filter((at) => at >= from && at < from + length - before).length
  return found.reduce((best, at) => (within(at) > within(best) ? at : best), found[0] ?? 0)
}

/** Where an excerpt begins that shows what stands at `at`: with a sentence if one begins near, else with a word. */
const beginning = (text: string, at: number): number => {
  const from = Math.max(0, at - before)
  if (from === 0) return 0
  const sentence = Math.max(...['. ', '? ', '; '].map((end) => text.lastIndexOf(end, at - 1)))
  return sentence >= from ? sentence + 2 : text.indexOf(' ', from) + 1
}

/** About 200 characters of plain text around the words that were found, in whole words. */
export const excerptOf = (marked: string): string => {
  const { text, found } = withoutMarks(onOneLine(marked))
  const at = densest(found)
  // The end of a text is shown as long as its beginning.
  const from = Math.min(beginning(text, at), beginning(text, Math.max(0, text.length - length + before)))
  if (text.length - from <= length) return `${from > 0 ? '…' : ''}${text.slice(from)}`
  const end = text.lastIndexOf(' ', from + length)
  return `${from > 0 ? '…' : ''}${text.slice(from, end).replace(/[\s,;:]+$/, '')}…`
}
