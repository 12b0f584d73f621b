import type { Danger } from './danger-replies.words.ts'

/**
 * What is said of a danger. `of` is whose it must be to count. `person`: a person's, plainly; `writer`: theirs too where nobody
 * is mentioned; `anybody`: everybody's who is no animal; `said`: the words themselves say whose. `unless` makes it mean something else.
 */
export type Sign = { kind: Danger; of: 'anybody' | 'writer' | 'person' | 'said'; words: string[]; unless?: RegExp }

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

/** An old hurt that is told of as a story. */
export const longAgo =
  /\b(last (?:year|month|summer|winter|spring|autumn|christmas|easter)|(?:years?|months?) (?:ago|back)|at christmas|mended|healed|recovered|on the mend|(?:better|fine|ok|okay|alright) now|back in (?:19|20)\d\d|when i was (?:a |young|little|\d+)|used to)\b/

/** Annoyance with birds or with the market, in which despair is only a way to speak. */
export const annoyance =
  /\b(crow\w*|nois[ey]\w*|prices?|fees?|listings?|checkout|website|site|app|log ?in|password|mites?|rats?|mice|incubator|humidity|parcel|delivery|postage|subscription|moult\w*|mess|mud|smell|courier|refund|feed bills?|candl\w+|hatch\w*|mailing|newsletter|orders?|fox(es)? proof)\b/
