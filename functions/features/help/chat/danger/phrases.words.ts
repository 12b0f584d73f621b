import type { Danger } from './danger-replies.words.ts'

/**
 * What is said of a danger. `of` is whose it must be to count. `person`: a person's, plainly; `writer`: theirs too where nobody
 * is mentioned; `anybody`: everybody's who is no animal; `said`: the words themselves say whose. `unless` makes it mean something else;
 * `beside` are further words of which one of each row must stand near; `bare` counts only where nothing of birds or this market is
 * named, where words that are idioms elsewhere are meant as they are written.
 */
export type Sign = {
  kind: Danger
  of: 'anybody' | 'writer' | 'person' | 'said'
  words: string[]
  unless?: RegExp
  beside?: string[]
  bare?: boolean
}

/** Rows of words, each with bars between them, as one. */
export const anyOf = (...rows: string[]): string => rows.join('|')

/** The first words where the others stand not far before or after them, in the same sentence or another. */
export const together = (words: string, others: string, apart = 140): string =>
  `(?:${words})(?:(?=[^]{0,${apart}}\\b(?:${others})\\b)|(?<=\\b(?:${others})\\b[^]{0,${apart}}))`

/** Whoever may hurt somebody they live, work or deal with. */
export const others =
  '(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|ex|exs|fiancee?|missus|dad|daddy|father|mum|mam|mummy|mother|step ?dad|step ?mum|uncle|brother|sister|son|grandson|nephew|grandad|man|men|fella|bloke|lad|lodger|tenant|flatmate|housemate|neighbour|landlord|carer|boss|gaffer|foreman|manager|buyer|seller|customer|in laws?|family)'
/** The same people, also where they are named no more. */
export const they = `(?:he|hes|she|shes|they|theyre|someone|${others})`

/** Whoever may be in need, as whoever worries for them names them. */
export const kin =
  '(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|ex|missus|dad|daddy|father|mum|mam|mummy|mother|parents?|step ?dad|step ?mum|uncle|aunt(?:y|ie)?|brother|sister|twin|sons?|daughters?|grandsons?|granddaughters?|grandad|grandpa|grandfather|gran|granny|nan|nana|nanna|grandma|grandmother|child(?:ren)?|kids?|baby|toddler|boy|girl|lad|lass|lassie|laddie|teenager|niece|nephew|cousin|friend|mate|neighbour|flatmate|housemate|lodger|tenant|colleague|customer|buyer|seller|farmer|worker|boss|carer|man|woman|bloke|fella|someone|people|person|pupil|student|apprentice|stepson|stepdaughter|foster \\w+|classmate|lodger|father in law|mother in law|brother in law|sister in law|son in law|daughter in law)'

/** An old hurt that is told of as a story. */
export const longAgo =
  /\b(last (?:year|month|summer|winter|spring|autumn|christmas|easter)|(?:years?|months?) (?:ago|back)|at christmas|mended|healed|recovered|on the mend|(?:better|fine|ok|okay|alright) now|back in (?:19|20)\d\d|when i was (?:a |young|little|\d+)|used to)\b/

/** Annoyance with birds or with the market, in which despair is only a way to speak. */
export const annoyance =
  /\b(crow\w*|nois[ey]\w*|prices?|fees?|listings?|checkout|website|site|app|log ?in|password|mites?|rats?|mice|incubator|humidity|parcel|delivery|postage|subscription|moult\w*|mess|mud|smell|courier|refund|feed bills?|candl\w+|hatch\w*|mailing|newsletter|orders?|fox(es)? proof)\b/
