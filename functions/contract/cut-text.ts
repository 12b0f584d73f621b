import { madeOnce } from './made-once.ts'

const characters = madeOnce(() => new Intl.Segmenter('en', { granularity: 'grapheme' }))

/** How far beyond a cut `cutTo` looks: what cuts a text before it leaves so many units more. */
export const beyondCut = 64

/** Two plain signs side by side are never one character. */
const isPlain = /^[ -~]{2}$/

/**
 * The beginning of a text, at most so many UTF-16 units of it (which is what schemas count), in whole characters as a reader
 * sees them: an emoji of several parts, or a letter with its accents, is in it or not.
 */
export const cutTo = (text: string, most: number): string => {
  if (text.length <= most) return text
  if (isPlain.test(text.slice(Math.max(most - 1, 0), most + 1))) return text.slice(0, most)
  let end = 0
  // Far enough that no character is taken for shorter than it is, and no further: texts may be long.
  for (const { index, segment } of characters().segment(text.slice(0, most + beyondCut))) {
    if (index + segment.length > most) break
    end = index + segment.length
  }
  return text.slice(0, end)
}

/** A text that fits into so many UTF-16 units, with an ellipsis where it had to be cut. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${cutTo(text, most - 1).trimEnd()}…`
