import type { Danger } from './danger-replies.words.ts'
import { bodyHints, mindHints, peopleHints, personHints } from './lists/hints.words.ts'
import { byTheWay, ofMarket, tradeWords } from './lists/trade.words.ts'
import { signsOf, spansOf } from './plain-message.rules.ts'
import { type Scene, whoseIs } from './who.rules.ts'

const trade = signsOf(tradeWords)

/** In this order: who may die comes before who is hurt. */
const hints: [danger: Danger, words: RegExp][] = [
  ['life', signsOf(mindHints)],
  ['home', signsOf(peopleHints)],
  ['emergency', signsOf(bodyHints)],
  ['unwell', signsOf(personHints)],
]

/** What is hinted at whoever it is of; a hurt must be a person's. */
const ofMind: readonly Danger[] = ['life', 'home']

/** Fewer words than this say too little. */
const fewest = 5

const namesSomebody = ({ all }: Scene): boolean => all.some(({ is }) => is === 'self' || is === 'person')

/** Whether a message names nothing of birds and of this market, also by what was taken out of it as an idiom. */
const isBare = ({ text, all }: Scene): boolean =>
  !text.includes('~') && !ofMarket.test(text) && text.search(trade) < 0 && !all.some(({ is }) => is === 'animal')

/**
 * What a person may be in danger of who writes of themselves or of another, of nothing that this market is for, and in a word
 * that hints at danger: nobody writes so to a market without need, so that it is answered as what it hints at.
 */
export const bareIn = (scene: Scene): Danger | null => {
  if (!namesSomebody(scene) || !isBare(scene) || byTheWay.test(scene.text)) return null
  if (scene.text.split(/\s+/).length < fewest) return null
  return (
    hints.find(([danger, words]) =>
      spansOf(scene.text, words).some((hint) => ofMind.includes(danger) || whoseIs(scene, hint) === 'person'),
    )?.[0] ?? null
  )
}
