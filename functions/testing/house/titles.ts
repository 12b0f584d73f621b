/** Whatever keeps a test from running, of its own, of the tests around it or of its whole file; nothing may stand in a comment. */
const leftOut = /\.(skip|skipIf|runIf|fixme|todo|only|fails|fail)\b|^\s*(\/\/|\*).*\b(test|it)(\.each)?\(/m

const quotes = [`'`, '`', '"']

/** Whether a title stands in a file as the name of a test, and no test of the file is left out. */
export const stands = (text: string, title: string): boolean => {
  const at = quotes.map((quote) => text.indexOf(`${quote}${title}${quote}`)).find((index) => index >= 0)
  if (at === undefined || leftOut.test(text)) return false
  return /\b(test|it)(\.each\([\s\S]*\))?\(\s*$/.test(text.slice(Math.max(0, at - 400), at))
}

/** The text in quotes around a place of a line; null where there is none. */
export const quotedAround = (line: string, at: number): string | null => {
  for (const quote of quotes) {
    const [from, to] = [line.lastIndexOf(quote, at), line.indexOf(quote, at)]
    if (from >= 0 && to >= 0) return line.slice(from + 1, to)
  }
  return null
}
