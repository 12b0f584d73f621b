/** What the help centre is about, in the order in which it stands there. */
export const helpTopics = [
  { slug: 'buying', name: 'Buying', about: 'Finding, paying, collecting and what happens after.' },
  { slug: 'selling', name: 'Selling', about: 'Opening a shop, packages, listings and orders.' },
  { slug: 'eggs-by-post', name: 'Eggs by post', about: 'Packing, posting, unpacking and resting hatching eggs.' },
  { slug: 'hatching', name: 'Hatching', about: 'Setting, candling, lockdown and the hatch.' },
  { slug: 'keeping', name: 'Keeping birds', about: 'Choosing breeds, brooding, housing and feeding.' },
  { slug: 'care-guides', name: 'Care guides', about: 'Every kind of bird, from egg to grown flock.' },
  { slug: 'rules', name: 'Disease and the law', about: 'Registration, bird flu rules and records.' },
  { slug: 'account', name: 'Your account', about: 'Signing in, emails, your data and staying safe.' },
] as const
export type HelpTopic = (typeof helpTopics)[number]['slug']

/** A guide tells how one kind of bird is kept. */
export const articleKinds = ['article', 'guide'] as const

export const adviceKinds = ['veterinary', 'legal'] as const
export type ArticleAdvice = (typeof adviceKinds)[number]

/** What an article is not, where it advises, in the words that stand at its foot. */
export const articleAdvice = {
  veterinary: 'This is not veterinary advice. Ask a vet about a bird that is ill or hurt.',
  legal: 'This is not legal advice. Rules change and differ between the nations of the UK: check GOV.UK.',
} as const satisfies Record<ArticleAdvice, string>

/** Where a disease that must be reported is reported, by nation (GOV.UK, gov.scot, nidirect.gov.uk). Scotland has no one line. */
export const reportLines = [
  { where: 'England', call: 'APHA, 03000 200 301' },
  { where: 'Wales', call: 'APHA, 0300 303 8268' },
  {
    where: 'Scotland',
    call: 'the APHA office for your area (find its number at gov.scot/publications/avian-influenza-bird-flu)',
  },
  { where: 'Northern Ireland', call: 'DAERA, 0300 200 7840' },
] as const

/** All of them, for the end of a sentence. */
export const reportWords = reportLines.map(({ where, call }) => `in ${where} ${call}`).join('; ')

/** Characters of a question to the help centre, as to the search for listings. */
export const helpSearchLimit = 200

/** Days that a reader can be told from another by what they said of an article; after that it only counts. */
export const votersKnownDays = 30
