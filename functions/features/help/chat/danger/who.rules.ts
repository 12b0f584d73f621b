import { anyOf } from './phrases.words.ts'
/**
 * The one of whom something is said: a person, or an animal that a vet must see. `unsaid`: nobody is mentioned, so it may well be
 * whoever writes; `unnamed`: "she", of whom nothing else tells.
 */
export type Whose = 'person' | 'animal' | 'unsaid' | 'unnamed'

export type Span = { at: number; end: number }
type Found = Span & { is: 'self' | 'person' | 'animal' | 'he' | 'she' | 'it' | 'they'; word: string }
/**
 * What the words around a being say of it. `owns`: only named as whose the next one is; `asks`: "should I" asks for somebody
 * else; `isHandled`: something was done to it; `isFree`: neither that nor only beside what happens.
 */
type Being = Found & { owns: boolean; asks: boolean; isHandled: boolean; isFree: boolean }

const bodyParts =
  'chest|arms?|hands?|fingers?|thumbs?|knuckles?|palm|wrists?|elbow|shoulders?|legs?|calf|shin|thighs?|knees?|ankles?|foot|feet|toes?|face|cheek|eyes?|ears?|nose|head|throat|neck|lips?|tongue|mouth|back|skin|stomach|tummy|belly|guts|heart|lungs?|breath|wounds?|cuts?|scratch(?:es)?|graze|bite|sting|burn'
const beings = {
  self: `i|im|ive|id|me|myself|we|weve|us|(?:my|me|our) (?:(?:own|left|right|whole|poor|little|big|index|middle|bad|upper|lower) )?(?:${bodyParts})`,
  person: anyOf(
    'sons?|daughters?|papas?|pops|au pairs?|girls?(?= (?:aged |are )?\\d+ and \\d+)|child(?:ren|s)?|childs',
    'kids?|kiddos?|toddlers?|little ones?|(?:little|teenage) (?:girl|boy|lad|lass)s?|lassies?|laddies?',
    'baby girl|baby boy|bab(?:y|ies|ys)|newborn|boys?|lads?|lass|teenagers?|mums?|mams?|mummys?|mommy|mothers?',
    'dads?|daddys?|fathers?|step ?(?:dad|mum|son|daughter)s?|parents?|nans?|nann?as?|grans?',
    'grand(?:ma|mother|dad|ad|pa|son|daughter|kid|kids|child|children|father)s?|grann(?:y|ys)|husbands?|wifes?',
    'wife|partners?|boyfriends?|girlfriends?|bf|gf',
    'exs?(?= (?:keeps?|is|has|turn\\w*|came|comes|said|says|who|will|and|was|wont|started|beats?|hits?|did|just|still|partner|husband|wife|boyfriend)\\b)',
    'fianc(?:e|ee)s?|folks|missus|fellas?|blokes?|m[ae]ns?|wom[ae]ns?|lady|friends?|mates?|neighbours?',
    'brothers?|sisters?|bros?|sis|twins?|uncles?|aunt(?:y|ie|ys|s)?|cousins?|nieces?|nephews?|someones?|person',
    'people|visitors?|customers?|buyers?|sellers?|post(?:man|ie)s?|drivers?|delivery (?:man|guy|driver)',
    'farmers?|farm ?hands?|work(?:ers?|mates?|m[ae]ns?)|helpers?|volunteers?|students?|apprentices?|lodgers?',
    'tenants?|guests?|carers?|(?:baby ?)?sitters?|child ?minders?|nann(?:y|ys|ies)|colleagues?|boss|teachers?',
    'pupils?|guys?|chaps?|old man|pensioners?|teens?|tots?|infants?|little uns?|young uns?',
    'wee (?:ones?|man|lad|lass|girl|boy)|(?:mother|father|brother|sister|son|daughter) in laws?',
    '(?:step|god|grand|great grand)(?:sons?|daughters?|kids?|child(?:ren)?|mums?|dads?|baby)|family(?! of)',
    'everyone|\\d+ ?(?:year|yr|month|mth) ?olds?|\\d+ ?yos?',
    '(?:one|two|three|four|five|six|seven|eight|nine|ten) year olds?',
  ),
  animal: anyOf(
    'one of (?:the|my|our) (?:boys|girls|ladies)|hens?|chickens?|chooks?|chicks?|ducks?|ducklings?|drakes?',
    'goose|geese|goslings?|ganders?|turkeys?|poults?|quails?|cockerels?|roosters?|roos?|cocks?|pullets?',
    'birds?(?! flu)|girls?|old girl|flock|silkies?|silkys?|pekins?|orpingtons?|marans|sussexs?|leghorns?',
    'brahmas?|legbars?|araucanas?|wyandottes?|warrens?|hybrids?|cochins?|bantams?|banties|growers?',
    'layers?(?! (?:pellets?|mash|feed|treat|crumbs?|meal))|brood(?:y|ies)|pea(?:hen|cock|fowl|chick)s?',
    'guineas?|swans?|gulls?|seagulls?|pigeons?|doves?|muscov(?:y|ies|ys)|ex ?batts?|battery hens?|hatchlings?',
    'day olds?|dogs?|puppy|pups?|cats?|kittens?|foxs?|fox(?:es)?|rats?|mice|rabbits?|ponys?|pony|horses?',
    'goats?|sheep|lambs?|cows?|calves|pigs?|combs?|wattles?|beaks?|feathers?|wings?|vents?|crops?|claws?|keel',
    'flapping|rattl\\w+|fluffed|hunched|gaping|perch|nest box|moulting',
  ),
  he: 'he|hes|hed|him|his|himself',
  she: 'she|shes|her|hers|herself',
  they: 'they|theyre|theyve|them|their|themself|themselves',
  it: 'it|its|itself|(?:another|one)(?= (?:is|has|was|of them|keeps|got)\\b)',
}
const anyBeing = new RegExp(
  `\\b(?:${Object.entries(beings)
    .map(([is, words]) => `(?<${is}>${words})`)
    .join('|')})\\b`,
  'g',
)

const men =
  /^(?:\w+ )?(sons?|boys?|lads?|dads?|daddys?|fathers?|grand(?:dad|ad|pa|son|father)s?|husbands?|boyfriends?|bf|fellas?|blokes?|mans?|brothers?|bros?|uncles?|nephews?|postman|stepdads?|step ?dad|cockerels?|roosters?|drakes?|ganders?|cocks?)$/
const women =
  /^(?:\w+ )?(daughters?|girl|girls|lass|mums?|mams?|mummys?|mothers?|nans?|nanas?|grans?|grann(?:y|ys)|grand(?:ma|mother|daughter)s?|wifes?|wife|girlfriends?|gf|missus|womans?|lady|sisters?|sis|aunt\w*|nieces?|hens?|pullets?)$/

/** What bites, and is nobody's "she". */
const pests = /^(?:rats?|mice|fox(?:es|s)?)$/

const between =
  '(?: (?:a|an|the|my|our|his|her|their|some|this|that|one|bit|piece|of|lots?|dead|dying|sick|ill|poorly|wild|raw|undercooked|neighbours|friends|\\d+|two|three|four|few|other|new|baby|all|both|every|infected|injured|hurt|bleeding|little|big|old|broody|rescue|own))* $'
/** What stands before somebody who only has to do with it: "for our hens". */
const beside = new RegExp(
  `\\b(?:with|after|of|at|in|on|onto|near|for|about|around|to|over|like|than|without|on top of|lost|feed(?:ing)?|fed|worm(?:ed|ing)|treat(?:ed|ing)|chas(?:ed|ing))${between}`,
)
/** What stands before somebody to whom something was done, or who did it: "bitten by a hen", "after holding a chick". */
const handled = new RegExp(
  `\\b(?:from|by|off|ate|eats?|eaten|eating|lick(?:ed|ing)|kiss(?:ed|ing)|cuddl(?:ed|ing)|keep(?:s|ing)?|kept|ha(?:s|ve|d)|bought|buy(?:s|ing)?|owns?|breeds|sells?|sold|held|holding|touch(?:ed|ing)|handl(?:ed|ing)|strok(?:ed|ing)|pet(?:ted|ting)|pick(?:ed|ing) up|clean(?:ed|ing)(?: out| up| up after| out after)?|clear(?:ed|ing)(?: up| out| away)?|caught|catch(?:ing)?|carr(?:ied|ying)|mov(?:ed|ing)|pluck(?:ed|ing)|gutt(?:ed|ing)|kill(?:ed|ing)?|cull(?:ed|ing)?|bur(?:ied|ying)|bath(?:ed|ing)|wash(?:ed|ing)|dust(?:ed|ing)|spray(?:ed|ing)|play(?:ed|ing) with)${between}`,
)
/** "A hen with a" is who it is about, whatever stands before. */
const described =
  /^ (?:with|that|who|thats|whos|which|has|having) (?:(?:is|has|a|an|the|got|really|very|cant|wont|isnt) )*(?:\w+ )?$/
/** What may stand between somebody and a part of theirs. */
const nextTo = /^ (?:(?:own|left|right|whole|poor|little|big|index|middle|bad|upper|lower|bare|whole) )*$/
/** "Should I" asks for somebody else. */
const asking = /\b(?:do|does|should|can|could|must|would|shall|may|how|what|if|when) $/

/** Nobody is meant by "my son's" where "hen" follows. */
const isOwner = (being: Found, next: Found | undefined, text: string): boolean => {
  if (!next || being.is === 'animal' || !(next.is === 'animal' || next.is === 'person')) return false
  if (['he', 'she', 'they', 'it'].includes(being.is) && !/^(?:his|her|their|its)$/.test(being.word)) return false
  return /^ (?:(?:old|little|poor|best|new|\w+y) )?$/.test(text.slice(being.end, next.at))
}

/** What stands before a being, as far as it matters. */
const beforeOf = (text: string, { at }: Span): string => text.slice(Math.max(0, at - 120), at)

const isPart = ({ is, word }: Found): boolean => is === 'self' && word.includes(' ')
/** "I" is never one to whom something is done. */
const isActor = ({ is, word }: Found): boolean => is === 'self' && /^(?:i|im|ive|id|we|weve)$/.test(word)

/** "The hen that I": whoever has to do with an animal that stands right before them. */
const isBuyer = (being: Found, previous: Found | undefined, text: string): boolean =>
  previous?.is === 'animal' && /^ (?:that |which )?$/.test(text.slice(previous.end, being.at))

/** Each is looked at once, with what stands right before and after it, so that reading grows with the message and no faster. */
const beingsIn = (text: string): Being[] => {
  const all = [...text.matchAll(anyBeing)].map(
    (match): Found => ({
      is: Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined)?.[0] as Being['is'],
      word: match[0],
      at: match.index,
      end: match.index + match[0].length,
    }),
  )
  return all.map((being, index) => {
    const before = beforeOf(text, being)
    const isHandled = handled.test(before)
    return {
      ...being,
      owns: isOwner(being, all[index + 1], text),
      asks: isActor(being) && being.word !== 'ive' && (asking.test(before) || isBuyer(being, all[index - 1], text)),
      isHandled,
      isFree: isActor(being) || isPart(being) || !(isHandled || beside.test(before)),
    }
  })
}

const agrees = (pronoun: Being, { is, word }: Being): boolean => {
  if (is === 'self') return pronoun.is === 'it'
  if (pests.test(word) && pronoun.is !== 'they') return pronoun.is === 'it'
  if (pronoun.is === 'he') return !women.test(word)
  if (pronoun.is === 'she') return !men.test(word)
  if (pronoun.is === 'it') return is === 'animal' || /^bab|toddler|child/.test(word)
  return true
}

const isNamed = ({ is }: Being): boolean => is === 'self' || is === 'person' || is === 'animal'
const whoseOf = ({ is }: Being): Whose => (is === 'animal' ? 'animal' : 'person')

/** Who is named further away than this many others is not meant. */
const nearest = 40

/** The index of the first being that begins at a place or after it. */
const firstFrom = (all: readonly Being[], at: number): number => {
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (all[middle]!.at < at) low = middle + 1
    else high = middle
  }
  return low
}

/** The nearest beings before a place, the nearest first. */
const nearBefore = (all: readonly Being[], at: number): Being[] => {
  const first = firstFrom(all, at)
  return all.slice(Math.max(0, first - nearest), first).reverse()
}

const nearAfter = (all: readonly Being[], at: number): Being[] => {
  const first = firstFrom(all, at)
  return all.slice(first, first + nearest)
}

/** Who "she" is: whoever was named last before her, else first after. What is only handled comes last. */
const resolved = (pronoun: Being, all: readonly Being[]): Whose => {
  const fits = (being: Being) => isNamed(being) && agrees(pronoun, being) && !being.owns
  const before = nearBefore(all, pronoun.at).filter(fits)
  const found =
    (pronoun.is === 'it' ? before.find(isPart) : undefined) ??
    before.find(({ isFree }) => isFree) ??
    before[0] ??
    nearAfter(all, pronoun.end).find(
      (being) => fits(being) && (being.is === 'person' || (being.is === 'animal' && being.isFree)),
    )
  return found ? whoseOf(found) : 'unnamed'
}

/** A text of `plainMessage` with everybody who is named in it. */
export type Scene = { text: string; all: readonly Being[] }

export const sceneOf = (text: string): Scene => ({ text, all: beingsIn(text) })

const whoIs = (being: Being, all: readonly Being[]): Whose => (isNamed(being) ? whoseOf(being) : resolved(being, all))

/** Whose part of a body stands in a scene, by the word right before it ("her left eye"), or null where none says it. */
export const ownerOf = ({ text, all }: Scene, { at, end }: Span): Whose | null => {
  const first = firstFrom(all, at)
  const owner = all
    .slice(Math.max(0, first - 4), first + 1)
    .find((being) => (being.at <= at && being.end >= end) || (being.end < at && nextTo.test(text.slice(being.end, at))))
  return !owner || isActor(owner) ? null : whoIs(owner, all)
}

/** Who stands right after an act, so that it is done to them, or null. */
export const whomNext = ({ text, all }: Scene, end: number): Whose | null => {
  const next = nearAfter(all, end + 1).find(({ owns }) => !owns)
  return next && /^ (?:\w+ ){0,3}$/.test(text.slice(end, next.at)) ? whoIs(next, all) : null
}

/** Letters in which "a hen with a" stands before what she has. */
const describing = 60

/** Tells whom something is said of that stands in a scene from `at` to `end`. */
export const whoseIs = ({ text, all }: Scene, { at, end }: Span): Whose => {
  const start = text.lastIndexOf('\n', at) + 1
  const stop = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end)
  const isWithin = (being: Being) => being.at >= start && being.end <= stop && !being.owns
  const isDescribed = (being: Being) => at - being.end < describing && described.test(text.slice(being.end, at))
  const before = nearBefore(all, at).filter((being) => isWithin(being) && !being.asks)
  const found =
    before.find((being) => being.isFree || isDescribed(being)) ??
    nearAfter(all, at).find(
      (being) => isWithin(being) && being.is !== 'it' && being.is !== 'they' && !being.isHandled,
    ) ??
    before.find(({ isHandled }) => !isHandled)
  if (found) return whoIs(found, all)
  const earlier = nearBefore(all, start).filter((being) => isNamed(being) && !being.owns)
  const last = earlier.find(({ is }) => is !== 'self') ?? earlier[0]
  return last ? whoseOf(last) : 'unsaid'
}
