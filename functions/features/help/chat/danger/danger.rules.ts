import type { ChatReply } from '#contract/help/chat.answers.ts'
import type { ChatInput } from '#contract/help/chat.ts'
import { tellsOfIllness } from '#features/help/chat/care-signs.words.ts'
import { bareIn } from './bare.rules.ts'
import { illnessHints, injuryHints, poisonHints } from './body-hints.words.ts'
import { bodySigns } from './body-signs.words.ts'
import { type Danger, dangerReplies } from './danger-replies.words.ts'
import { hurtIn } from './hurt.rules.ts'
import { lifeDespair, lifeHints } from './life-hints.words.ts'
import { byAccident, despairSigns, harmSigns, lifeSigns } from './life-signs.words.ts'
import { accidents } from './lists/accidents.words.ts'
import { blowSigns } from './lists/blows.words.ts'
import { bareDespair, feltDespair, ofTrade } from './lists/despair.words.ts'
import { endings } from './lists/ending.words.ts'
import { farewells } from './lists/farewell.words.ts'
import { gravelyIll } from './lists/gravely-ill.words.ts'
import { harmHints } from './lists/harm-hints.words.ts'
import { harms } from './lists/harmed.words.ts'
import { homeHints, workSigns } from './lists/home-hints.words.ts'
import { homeSigns, violenceSigns } from './lists/home-signs.words.ts'
import { killing } from './lists/killing.words.ts'
import { leaving } from './lists/leaving.words.ts'
import { lookAlikes, thingsAlike } from './lists/look-alikes.words.ts'
import { selfHarming } from './lists/self-harm.words.ts'
import { suddenly } from './lists/sudden.words.ts'
import { ofMarket } from './lists/trade.words.ts'
import { weary } from './lists/weary.words.ts'
import { wrongs } from './lists/wrongs.words.ts'
import { annoyance, type Sign } from './phrases.words.ts'
import { plainMessage, signsOf, spansOf } from './plain-message.rules.ts'
import { type Scene, sceneOf, type Whose, whoseIs } from './who.rules.ts'

/** `of`: for whom it must be said to count; `told`: signs that say it themselves; for the others see a `Sign`. */
type Rule = {
  danger: Danger
  signs: RegExp
  of: (whose: Whose) => boolean
  unless?: RegExp
  told?: RegExp
  beside?: RegExp[]
  bare?: boolean
}

const notAnimal = (whose: Whose): boolean => whose !== 'animal'
const person = (whose: Whose): boolean => whose === 'person'
const whoseSigns: Record<Sign['of'], (whose: Whose) => boolean> = {
  person,
  writer: (whose) => whose === 'person' || whose === 'unsaid',
  anybody: notAnimal,
  said: () => true,
}

/** A sign with "I" or "me" in it tells by itself of whom it is. */
const ofWriter = /\b(i|im|ive|id|me|my|myself|feel|feeling)\b/

const ruleOf = ({ kind, of, words, unless, beside, bare }: Sign): Rule => ({
  danger: kind,
  signs: signsOf(words),
  of: whoseSigns[of],
  unless,
  told: kind === 'life' ? ofWriter : undefined,
  beside: beside?.map((row) => signsOf([row])),
  bare,
})

/** In this order: who may die comes before who is hurt. */
const rules: Rule[] = [
  { danger: 'life', signs: signsOf(lifeSigns), of: notAnimal, told: ofWriter },
  { danger: 'life', signs: signsOf(['end(?:ing|ed)? (?:her|his|their) life']), of: person },
  {
    danger: 'life',
    signs: signsOf([...despairSigns, ...lifeDespair]),
    of: notAnimal,
    told: ofWriter,
    unless: annoyance,
  },
  { danger: 'life', signs: signsOf(feltDespair), of: notAnimal, told: ofWriter },
  { danger: 'life', signs: signsOf(bareDespair), of: notAnimal, told: ofWriter, unless: ofTrade },
  ...[...lifeHints, ...killing, ...leaving, ...weary, ...farewells, ...endings].map(ruleOf),
  { danger: 'selfHarm', signs: signsOf(harmSigns), of: person, told: ofWriter, unless: byAccident },
  { danger: 'selfHarm', signs: signsOf(['self harm']), of: notAnimal },
  ...[...harmHints, ...selfHarming].map(ruleOf),
  ...workSigns.map(ruleOf),
  { danger: 'home', signs: signsOf(violenceSigns), of: notAnimal },
  { danger: 'home', signs: signsOf(homeSigns), of: notAnimal },
  ...[...homeHints, ...blowSigns, ...wrongs, ...harms, ...accidents].map(ruleOf),
  ...[...bodySigns, ...poisonHints, ...injuryHints, ...illnessHints, ...gravelyIll, ...suddenly].map(ruleOf),
]

const idioms = new RegExp(`\\b(?:${[...lookAlikes, ...thingsAlike].join('|')})\\b`, 'g')

/** A sentence that begins with a sign leaves out "I". */
const opens = (text: string, at: number): boolean => at === 0 || /\n ?$/.test(text.slice(Math.max(0, at - 2), at))

/** How far from a sign what must stand beside it may be, in letters. */
const near = 220

const namesTrade = ({ text, all }: Scene): boolean => ofMarket.test(text) || all.some(({ is }) => is === 'animal')

const holds = (scene: Scene, { signs, of, unless, told, beside = [], bare }: Rule): boolean => {
  const { text } = scene
  if (unless?.test(text) || (bare && namesTrade(scene))) return false
  return spansOf(text, signs).some(({ word, at, end }) => {
    const around = text.slice(Math.max(0, at - near), end + near)
    if (beside.some((row) => around.search(row) < 0)) return false
    return (told && (told.test(word) || opens(text, at))) || of(whoseIs(scene, { at, end }))
  })
}

/** A message with everybody who is named in it, without what only sounds like danger. */
export const sceneIn = (message: string): Scene => sceneOf(plainMessage(message).replace(idioms, '~'))

export const dangerOf = (scene: Scene): Danger | null =>
  rules.find((rule) => holds(scene, rule))?.danger ?? hurtIn(scene) ?? bareIn(scene)

/** What a person is in danger of by one message, or null. Of a bird nothing is told here: that is for a vet. */
export const dangerIn = (message: string): Danger | null => dangerOf(sceneIn(message))

/** A question with a subject of its own, so that it does not go on with what was said before. */
const ownSubject =
  /\b(deliver\w*|post(age|ed|ing)?|parcel|prices?|cost|buy|sell\w*|for sale|listings?|refund|incubat\w+|hatch\w*|candl\w+|humidity|coops?|feed(er)?|pellets|breeds?|account|password|checkout|order|eggs?|seller)\b|\bhow (many|much)\b.*\b(hens?|chickens?|ducks?)\b/

const goesOn = (message: string): boolean => !ownSubject.test(plainMessage(message)) && !tellsOfIllness(message)

/** Dangers of the mind and from people, which a bird that is named later does not take back. */
const ofPeople: readonly Danger[] = ['life', 'selfHarm', 'home', 'work']

/** "The hen, I mean": what was told before was of a bird. */
const isOfBird = (message: string): boolean => {
  const scene = sceneOf(plainMessage(message))
  const at = scene.text.length
  return whoseIs(scene, { at, end: at }) === 'animal'
}

/** What one is in danger of after a message, by what was told before it. */
const after = (before: Danger | null, message: string): Danger | null => {
  const now = dangerIn(message)
  if (now || !before || ofPeople.includes(before)) return now ?? before
  return isOfBird(message) ? null : before
}

/** The danger that was told last of, where the message goes on with it, or that the last two messages tell of together. */
const dangerBefore = ({ message, history = [] }: ChatInput): Danger | null => {
  if (!goesOn(message)) return null
  const said = history.filter(({ sender }) => sender === 'user').map(({ content }) => content)
  const told = said.map(dangerIn)
  if (told.every((danger) => danger === null)) return said.length > 0 ? dangerIn(`${said.at(-1)}\n${message}`) : null
  return [...said, message].reduce<Danger | null>(after, null)
}

/**
 * Where a person who may be in danger finds help, or null where nobody is. It looks at what they write now and, where that
 * has no subject of its own, at what they wrote before. It needs nothing but the words.
 */
export const dangerReply = (asked: ChatInput): ChatReply | null => {
  const danger = dangerIn(asked.message) ?? dangerBefore(asked)
  return danger && dangerReplies[danger]
}
