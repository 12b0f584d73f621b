import { pounds } from '../../money.ts'

/** 7500 → "£75", 899 → "£8.99": round pounds as one says them. */
export const poundsWords = (pence: number): string => (pence % 100 === 0 ? `£${pence / 100}` : pounds(pence))

/** "BT, IM, JE and GY". */
export const wordsAnd = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
