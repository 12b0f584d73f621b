import * as said from './hurt.words.ts'
import { longAgo } from './phrases.words.ts'
import { signsOf, spansOf } from './plain-message.rules.ts'
import { ownerOf, type Scene, type Span, whomNext, whoseIs } from './who.rules.ts'

const ownPart = signsOf([said.ownParts])
const sharedPart = signsOf([said.sharedParts])
const isInjured = signsOf([said.injured])
const isStruck = signsOf([said.injured, said.blows])
const isIll = signsOf([said.ill, said.mishaps, said.diseases])
const isFrail = signsOf([said.frail])
const isTouched = signsOf([said.touched])
const wound = signsOf([said.wounds])
const isExposed = signsOf([said.exposed])
const isOfSickBirds = signsOf([said.sickBirds])
const isBad = signsOf([said.badly])
const isStruckBy = signsOf([said.struck])
const isMauled = signsOf([said.mauled])
const isBitten = signsOf([said.bites])
const isGrave = signsOf([said.grave])
const isTaken = signsOf([said.taken])
/** A bird that is described, not a person: "a sick hen". */
const isOfBird =
  /^(?: \w+)? (?:hens?|chickens?|chicks?|birds?|ducks?|ducklings?|cockerels?|geese|goose|turkeys?|quails?|eggs?|feathers?|flock|pullets?|bantams?)\b/

/** How far from a part what is wrong with it may stand, in letters. */
const near = 45

/** How much of what stands before a sign may be its sentence, in letters. */
const sentence = 200

/** Whether a sign stands near a part, before or after it. */
const besidePart = ({ text }: Scene, { at, end, sign }: Span & { sign: RegExp }): boolean =>
  text.slice(Math.max(0, at - near), end + near).search(sign) >= 0

const hasHurtPart = (scene: Scene): boolean =>
  spansOf(scene.text, ownPart).some((part) => {
    const owner = ownerOf(scene, part)
    return owner !== 'animal' && besidePart(scene, { ...part, sign: isInjured })
  }) ||
  spansOf(scene.text, sharedPart).some((part) => {
    const whose = ownerOf(scene, part) ?? whoseIs(scene, part)
    return (
      whose === 'person' && besidePart(scene, { ...part, sign: said.delicate.test(part.word) ? isStruck : isInjured })
    )
  })

/** Whether a sign is a person's, who may be whoever writes without "I". */
const isSufferers = (scene: Scene, sign: Span): boolean => {
  const whose = whoseIs(scene, sign)
  if (whose === 'unnamed') return said.byHandling.test(scene.text)
  return (
    whose === 'person' ||
    (whose === 'unsaid' && said.withoutI.test(scene.text.slice(Math.max(0, sign.at - sentence), sign.at)))
  )
}

const isUnwell = (scene: Scene): boolean =>
  spansOf(scene.text, isIll).some((sign) => {
    if (isOfBird.test(scene.text.slice(sign.end))) return false
    return isSufferers(scene, sign) || (said.ofOneself.test(sign.word) && whoseIs(scene, sign) === 'unsaid')
  })

const isWritersOwn = (scene: Scene, sign: Span): boolean => ['person', 'unsaid'].includes(whoseIs(scene, sign))

const hasWound = (scene: Scene): boolean =>
  spansOf(scene.text, isBitten).some((sign) => isWritersOwn(scene, sign)) ||
  spansOf(scene.text, isMauled).some(({ end }) => whomNext(scene, end) === 'person') ||
  spansOf(scene.text, wound).some((sign) => isWritersOwn(scene, sign) && besidePart(scene, { ...sign, sign: isBad }))

/** "The cock spurred my son, now it is full of pus". */
const hasBadBlow = (scene: Scene): boolean =>
  spansOf(scene.text, isStruckBy).some(
    ({ end }) => whomNext(scene, end) === 'person' && scene.text.slice(end, end + 2 * near).search(isBad) >= 0,
  )

const isAtRisk = ({ text }: Scene): boolean => text.search(isFrail) >= 0 && text.search(isTouched) >= 0

const hasTaken = (scene: Scene): boolean => spansOf(scene.text, isTaken).some((sign) => isSufferers(scene, sign))

/**
 * What a person is in danger of who is hurt or ill in whatever way, by who is named, what is wrong and where; null where
 * nobody is. Of a bird the same words are for a vet.
 */
export const hurtIn = (scene: Scene): 'emergency' | 'birdFlu' | 'unwell' | null => {
  const { text } = scene
  if (said.elsewhere.test(text) || longAgo.test(text)) return null
  if (text.search(isExposed) >= 0) return 'birdFlu'
  const isHurt = [hasHurtPart, isUnwell, hasWound, hasBadBlow, hasTaken, isAtRisk].some((tells) => tells(scene))
  if (!isHurt) return null
  if (text.search(isOfSickBirds) >= 0) return 'birdFlu'
  return text.search(isGrave) >= 0 ? 'emergency' : 'unwell'
}
