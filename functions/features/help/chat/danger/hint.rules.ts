import type { ChatReply } from '#contract/help/chat.answers.ts'
import { sceneIn } from './danger.rules.ts'
import { bodyHints, mindHints, peopleHints, personHints, smallTalk } from './lists/hints.words.ts'
import { tradeWords } from './lists/trade.words.ts'
import { type Said, signsOf, spansOf } from './plain-message.rules.ts'
import { type Scene, whoseIs } from './who.rules.ts'

/** Says who helps, below an answer to a message that may, but need not, tell of danger to a person. */
export const helpLine =
  'If somebody is in danger, call 999; NHS 111 for health advice; Samaritans 116 123, day or night.'

const mind = signsOf([...mindHints, ...peopleHints])
const body = signsOf(bodyHints)
const ofPerson = signsOf(personHints)
const trade = signsOf(tradeWords)

const isNotAnimals = (scene: Scene, hint: Said): boolean => whoseIs(scene, hint) !== 'animal'
/** What stands before every animal is nobody's or a person's: "not coping with the hens". */
const isBeforeAnimals = ({ all }: Scene, hint: Said): boolean =>
  !all.some(({ is, at }) => is === 'animal' && at < hint.at)

/** A word that hints, of anybody who is no animal, or one that does so of a person. */
const hasHint = (scene: Scene): boolean =>
  spansOf(scene.text, mind).some((hint) => isNotAnimals(scene, hint) || isBeforeAnimals(scene, hint)) ||
  spansOf(scene.text, body).some((hint) => isNotAnimals(scene, hint)) ||
  spansOf(scene.text, ofPerson).some((hint) => whoseIs(scene, hint) === 'person')

/** How one asks, of whatever it may be. */
const asks =
  /^(?:and |so |but )?(?:how|what|when|where|which|who|is|are|do|does|did|can|could|may|should|will|would|any)\b/

/** Whether it tells of a person or asks nothing, and names nothing of the trade: nobody writes so to a market without need. */
const isOfNoTrade = ({ text, all }: Scene): boolean => {
  if (text.search(trade) >= 0 || smallTalk.test(text) || all.some(({ is }) => is === 'animal')) return false
  return all.some(({ is }) => is !== 'it' && is !== 'they') || (!asks.test(text) && /\w \w+ \w/.test(text))
}

/** Whether a message may tell of danger to a person, so that a word of where help is does no harm below its answer. */
export const mayTellOfDanger = (message: string): boolean => {
  const scene = sceneIn(message)
  return hasHint(scene) || isOfNoTrade(scene)
}

/** What is said where nothing can be looked up, be it that the database is away or that somebody has asked too often. */
export const nothingNow: ChatReply = { message: 'I cannot search just now. Please try again in a little while.' }

/** An answer with that line at its end. */
export const withHelpLine = (reply: ChatReply): ChatReply => ({ ...reply, message: `${reply.message}\n\n${helpLine}` })
