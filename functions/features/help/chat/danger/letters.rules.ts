import { hidden, knownWords } from './lists/spellings.words.ts'

/** Letters that no mark can be taken from. */
const plain: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' }

/** Signs and digits that stand for a letter within a word. */
const standIns: [RegExp, string][] = [
  [/(?<=[a-z])[1!|](?=[a-z])/g, 'i'],
  [/(?<=[a-z])0(?=[a-z])/g, 'o'],
  [/(?<=[a-z])3(?=[a-z])/g, 'e'],
  [/(?<=[a-z])4(?=[a-z])/g, 'a'],
  [/(?<=[a-z])@(?=[a-z])(?![a-z]+\.)/g, 'a'],
  [/(?<=[a-z])5(?=[a-z])(?!n\d)/g, 's'],
  [/(?<=[a-z])7(?=[a-z])/g, 't'],
  [/(?<![a-z0-9])\$(?=[a-z]{2})|(?<=[a-z])\$(?=[a-z ]|$)/g, 's'],
]

/** "s u i c i d e", "k.i.l.l". */
const apart = /(?<![a-z0-9])[a-z](?:[ .\-_*]{1,3}[a-z](?![a-z0-9])){3,}/g

/** A word some of whose letters are starred out. */
const starred = /(?<![a-z*#])(?=[a-z*#]*[a-z])[a-z*#]*[*#][a-z*#]*/g

/** Whether a word may be meant by one whose letters are partly starred out. */
const mayBe = (word: string, typed: string): boolean =>
  word.length === typed.length && [...typed].every((letter, at) => /[*#]/.test(letter) || letter === word[at])

const unstarred = (typed: string): string =>
  typed.length < 3 ? typed : (hidden.find((word) => mayBe(word, typed)) ?? typed)

/** Whether two words differ in one letter, which is another, is missing, is too much or has changed places with the next. */
const isOneOff = (typed: string, word: string): boolean => {
  let same = 0
  while (same < typed.length && typed[same] === word[same]) same += 1
  const [left, right] = [typed.slice(same), word.slice(same)]
  if (left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1)) return true
  return left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2)
}

const knownBy = Map.groupBy(knownWords, (word) => word[0])

/** A long word as it is spelt, where it is a letter away from one that matters. */
const spelt = (typed: string): string => {
  const alike = knownBy.get(typed[0]!) ?? []
  return alike.includes(typed) ? typed : (alike.find((word) => isOneOff(typed, word)) ?? typed)
}

/** Small letters of the English alphabet, whatever they were written with, and digits and signs that stand for none. */
export const lettersOf = (message: string): string => {
  const small = message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[łøđßæœı]/g, (letter) => plain[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’‘`´]/g, '')
    .replace(apart, (letters) => letters.replace(/[^a-z]/g, ''))
    .replace(starred, unstarred)
  return standIns
    .reduce((text, [what, letter]) => text.replace(what, letter), small)
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/(?<![a-z])[a-z]{6,}(?![a-z])/g, spelt)
}
