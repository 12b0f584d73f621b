/** Sentences by the requirements that they are about, whose numbers stand between spaces. */
type Sentences = Record<string, string>

/**
 * What becomes of a chapter's requirements, each of which stands here once. `shown`: the titles of tests carry their numbers.
 * `absent`: they are about what this site does not have, with why. `said`: no test can show them, and the README says the
 * same. `differs`: the site does otherwise, with the reason, which the README gives as well.
 */
export type Chapter = { shown?: string; absent?: Sentences; said?: Sentences; differs?: Sentences }

/** The numbers in a text, such as `V6.2.1`. */
export const numbersIn = (text: string): string[] => text.match(/\bV\d+\.\d+\.\d+\b/g) ?? []

/** The numbers that stand under a kind of a chapter. */
export const numbersOf = (chapter: Chapter, kind: keyof Chapter): string[] => {
  const entries = chapter[kind] ?? ''
  return numbersIn(typeof entries === 'string' ? entries : Object.keys(entries).join(' '))
}
