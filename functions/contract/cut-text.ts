import { madeOnce } from './made-once.ts'

const characters = madeOnce(() => new Intl.Segmenter('en', { granularity: 'grapheme' }))

/**
 * The beginning of a text, at most so many UTF-16 units of it (which is what schemas count), in whole characters as a reader
 * sees them: an emoji of several parts, or a letter with its accents, is in it or not.
 */
export const cutTo = (text: string, most: number): string => {
  if (text.length <= most) return text
  let end = 0
  // Far enough that no character is taken for shorter than it is, and no further: texts may be long.
  for (const { index, segment } of characters().segment(text.slice(0, most + 64))) {
    if (index + segment.length > most) break
    end = index + segment.length
  }
  return text.slice(0, end)
}

/** A text that fits into so many UTF-16 units, with an ellipsis where it had to be cut. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${cutTo(text, most - 1).trimEnd()}…`
