import type { Mutant } from './mutant.ts'

/** How often a text stands in another. */
export const timesIn = (text: string, find: string): number => text.split(find).length - 1

/** The text with the mutant's change in it. Throws when what it changes does not stand there exactly once. */
export function changed(text: string, { name, file, find, replace }: Mutant): string {
  if (timesIn(text, find) !== 1)
    throw new Error(`"${name}" does not apply: ${file} holds its text ${timesIn(text, find)} times.`)
  return text.replace(find, () => replace)
}
