/**
 * Of whom something is said: a person, or an animal that a vet must see. `unsaid`: nobody is mentioned, so it may well be
 * whoever writes; `unnamed`: "she", of whom nothing else tells.
 */
export type Whose = 'person' | 'animal' | 'unsaid' | 'unnamed'

type Being = {
  is: 'self' | 'person' | 'animal' | 'he' | 'she' | 'it' | 'they'
  word: string
  at: number
  end: number
}

const bodyParts =
  'chest|arms?|hands?|fingers?|thumbs?|knuckles?|palm|wrists?|elbow|shoulders?|legs?|calf|shin|thighs?|knees?|ankles?|foot|feet|toes?|face|cheek|eyes?|ears?|nose|head|throat|neck|lips?|tongue|mouth|back|skin|stomach|tummy|belly|guts|heart|lungs?|breath|wounds?|cuts?|scratch(?:es)?|graze|bite|sting|burn'
const beings = {
  self: `i|im|ive|id|me|myself|we|weve|us|(?:my|me|our) (?:(?:own|left|right|whole|poor|little|big|index|middle|bad|upper|lower) )?(?:${bodyParts})`,
  person:
    'sons?|daughters?|child(?:ren|s)?|childs|kids?|kiddos?|toddlers?|little ones?|little (?:girl|boy|lad|lass)|baby girl|baby boy|bab(?:y|ies|ys)|newborn|boys?|lads?|lass|teenagers?|mums?|mams?|mummys?|mommy|mothers?|dads?|daddys?|fathers?|step ?(?:dad|mum|son|daughter)s?|parents?|nans?|nanas?|grans?|grand(?:ma|mother|dad|ad|pa|son|daughter|kid|kids|child|children|father)s?|grann(?:y|ys)|husbands?|wifes?|wife|partners?|boyfriends?|girlfriends?|bf|gf|exs?(?= (?:keeps?|is|has|turn\\w*|came|comes|said|says|who|will|and|was|wont|started|beats?|hits?|did|just|still|partner|husband|wife|boyfriend)\\b)|fiancee?s?|missus|fellas?|blokes?|m[ae]ns?|wom[ae]ns?|lady|friends?|mates?|neighbours?|brothers?|sisters?|bros?|sis|twins?|uncles?|aunt(?:y|ie|ys|s)?|cousins?|nieces?|nephews?|someones?|person|people|visitors?|customers?|buyers?|sellers?|postman|drivers?|farmers?|workers?|workmates?|colleagues?|boss|teachers?|pupils?|\\d+ ?(?:year|yr|month|mth) ?olds?|\\d+ ?yos?|(?:one|two|three|four|five|six|seven|eight|nine|ten) year olds?',
  animal:
    'hens?|chickens?|chooks?|chicks?|ducks?|ducklings?|drakes?|goose|geese|goslings?|ganders?|turkeys?|poults?|quails?|cockerels?|roosters?|roos?|cocks?|pullets?|birds?|girls?|old girl|flock|silkies?|silkys?|pekins?|orpingtons?|marans|sussexs?|leghorns?|brahmas?|legbars?|araucanas?|wyandottes?|warrens?|hybrids?|cochins?|bantams?|banties|growers?|layers?|brood(?:y|ies)|pea(?:hen|cock|fowl|chick)s?|guineas?|swans?|gulls?|seagulls?|pigeons?|doves?|muscov(?:y|ies|ys)|ex ?batts?|battery hens?|hatchlings?|day olds?|dogs?|puppy|pups?|cats?|kittens?|foxs?|fox(?:es)?|rats?|mice|rabbits?|ponys?|pony|horses?|goats?|sheep|lambs?|cows?|calves|pigs?|combs?|wattles?|beaks?|feathers?|wings?|vents?|crops?|claws?|keel|flapping|rattl\\w+|fluffed|hunched|gaping|perch|nest box|moulting',
  he: 'he|hes|hed|him|his|himself',
  she: 'she|shes|her|hers|herself',
  they: 'they|theyre|theyve|them|their|themself|themselves',
  it: 'it|its|itself',
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

const between =
  '(?: (?:a|an|the|my|our|his|her|their|some|this|that|one|bit|piece|of|lots?|dead|dying|sick|ill|poorly|wild|raw|undercooked|neighbours|friends|\\d+|two|three|four|few|other|new|baby|all|both|every))* $'
/** What stands before somebody who only has to do with it: "for our hens". */
const beside = new RegExp(
  `\\b(?:with|after|of|at|in|on|onto|near|for|about|around|to|over|like|than|without|on top of|lost|feed(?:ing)?|fed|worm(?:ed|ing)|treat(?:ed|ing)|chas(?:ed|ing))${between}`,
)
/** What stands before somebody to whom something was done, or who did it: "bitten by a hen", "after holding a chick". */
const handled = new RegExp(
  `\\b(?:from|by|off|ate|eats?|eaten|eating|lick(?:ed|ing)|kiss(?:ed|ing)|cuddl(?:ed|ing)|held|holding|touch(?:ed|ing)|handl(?:ed|ing)|strok(?:ed|ing)|pet(?:ted|ting)|pick(?:ed|ing) up|clean(?:ed|ing)(?: out| up| up after| out after)?|clear(?:ed|ing)(?: up| out| away)?|caught|catch(?:ing)?|carr(?:ied|ying)|mov(?:ed|ing)|pluck(?:ed|ing)|gutt(?:ed|ing)|kill(?:ed|ing)?|cull(?:ed|ing)?|bur(?:ied|ying)|bath(?:ed|ing)|wash(?:ed|ing)|dust(?:ed|ing)|spray(?:ed|ing)|play(?:ed|ing) with)${between}`,
)
/** "A hen with a" is who it is about, whatever stands before. */
const described =
  /^ (?:with|that|who|thats|whos|which|has|having) (?:(?:is|has|a|an|the|got|really|very|cant|wont|isnt) )*$/
/** "Should I" asks for somebody else. */
const asking = /\b(?:do|does|should|can|could|must|would|shall|may|how|what|if|when) $/

const beingsIn = (text: string): Being[] =>
  [...text.matchAll(anyBeing)].map((match) => ({
    is: Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined)?.[0] as Being['is'],
    word: match[0],
    at: match.index,
    end: match.index + match[0].length,
  }))

/** Nobody is meant by "my son's" where "hen" follows. */
const isOwner = (being: Being, text: string, all: readonly Being[]): boolean => {
  if (being.is === 'animal') return false
  const next = all.find(({ at }) => at > being.at)
  if (!next || next.is === 'self') return false
  const between = text.slice(being.end, next.at)
  const ofTheirs = ['he', 'she', 'they', 'it'].includes(being.is) ? /^(?:his|her|their|its)$/.test(being.word) : true
  return (
    ofTheirs &&
    (next.is === 'animal' || next.is === 'person') &&
    /^ (?:(?:old|little|poor|best|new|\w+y) )?$/.test(between)
  )
}

const agrees = (pronoun: Being, { is, word }: Being): boolean => {
  if (is === 'self') return pronoun.is === 'it'
  if (pronoun.is === 'he') return !women.test(word)
  if (pronoun.is === 'she') return !men.test(word)
  if (pronoun.is === 'it') return is === 'animal' || /^bab|toddler|child/.test(word)
  return true
}

const isNamed = ({ is }: Being): boolean => is === 'self' || is === 'person' || is === 'animal'
const whoseOf = ({ is }: Being): Whose => (is === 'animal' ? 'animal' : 'person')

const isPart = ({ is, word }: Being): boolean => is === 'self' && word.includes(' ')
/** "I" is never one to whom something is done. */
const isActor = ({ is, word }: Being): boolean => is === 'self' && /^(?:i|im|ive|id|we|weve)$/.test(word)
const isFree = (being: Being, text: string): boolean => {
  const before = text.slice(0, being.at)
  return isActor(being) || isPart(being) || !(beside.test(before) || handled.test(before))
}

/** Who "she" is: whoever was named last before her, else first after. What is only handled comes last. */
const resolved = (pronoun: Being, text: string, all: readonly Being[]): Whose => {
  const fitting = all.filter((being) => isNamed(being) && agrees(pronoun, being) && !isOwner(being, text, all))
  const before = fitting.filter(({ at }) => at < pronoun.at).reverse()
  const part = pronoun.is === 'it' ? before.find(isPart) : undefined
  const found =
    part ??
    before.find((being) => isFree(being, text)) ??
    before[0] ??
    fitting.find(({ at, is }) => at > pronoun.at && is !== 'self')
  return found ? whoseOf(found) : 'unnamed'
}

/** Of whom something is said that stands in a text of `plainMessage` from `at` to `end`. */
export const whoseIs = (text: string, { at, end }: { at: number; end: number }): Whose => {
  const all = beingsIn(text)
  const start = text.lastIndexOf('\n', at) + 1
  const stop = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end)
  const within = all.filter((being) => being.at >= start && being.end <= stop && !isOwner(being, text, all))
  const bought = (being: Being) =>
    all.some(({ is, end: to }) => is === 'animal' && /^ (?:that |which )?$/.test(text.slice(to, being.at)))
  const asks = (being: Being) => being.is === 'self' && (asking.test(text.slice(0, being.at)) || bought(being))
  const isDescribed = (being: Being) => described.test(text.slice(being.end, at))
  const before = within.filter((being) => being.at < at && !asks(being)).reverse()
  const found =
    before.find((being) => isFree(being, text) || isDescribed(being)) ??
    within.find(
      (being) => being.at >= at && being.is !== 'it' && being.is !== 'they' && !handled.test(text.slice(0, being.at)),
    ) ??
    before.find((being) => !handled.test(text.slice(0, being.at)))
  if (found) return isNamed(found) ? whoseOf(found) : resolved(found, text, all)
  const earlier = all.filter((being) => being.at < start && isNamed(being) && !isOwner(being, text, all)).reverse()
  const last = earlier.find((being) => being.is !== 'self') ?? earlier[0]
  return last ? whoseOf(last) : 'unsaid'
}
