import type { ProductCard } from '#contract/catalogue/catalogue.answers.ts'
import type { ChatReply, ChatSource } from '#contract/help/chat.answers.ts'
import { pounds } from '#contract/money.ts'
import { site } from '#contract/site.ts'
import type { SearchRow } from '#features/help/passages/search.queries.ts'
import type { PlaceRow } from './chat.queries.ts'
import { searchNote } from './known-replies.words.ts'
import type { Question } from './question.rules.ts'

export type Found = {
  question: Question
  offers: { cards: ProductCard[]; hits: number }
  breed: { slug: string; name: string } | null
  places: PlaceRow[]
  passages: SearchRow[]
}

const mostCharacters = 1900

const priceWords = ({ pricePence, fromPrice, packCount }: ProductCard): string =>
  `${fromPrice ? 'from ' : ''}${pounds(pricePence)}${packCount ? ` for ${packCount} eggs` : ''}`

const offerLine = (card: ProductCard): string => {
  const facts = [
    priceWords(card),
    card.location,
    card.collectionOnly ? 'collection only' : null,
    card.inStock ? null : 'sold out at the moment',
  ]
  return `• ${card.name}: ${facts.filter(Boolean).join(', ')}`
}

const placeSource = ({ name, slug, parent, parent_name }: PlaceRow): ChatSource =>
  parent === null
    ? { title: name, url: `/category/${slug}` }
    : { title: `${name}: ${parent_name?.toLowerCase()}`, url: `/category/${parent}/${slug}` }

const moreSources = ({ breed, places }: Found): ChatSource[] => [
  ...(breed ? [{ title: `All ${breed.name} for sale`, url: `/products?breed=${breed.slug}` }] : []),
  ...places.map(placeSource),
]

/** `covers`: from 0 to 1, how much of the question it holds. */
type Part = { text: string; sources: ChatSource[]; covers: number }

const offersPart = (found: Found): Part | null => {
  const { cards, hits } = found.offers
  if (cards.length === 0 || hits === 0) return null
  return {
    text: `For sale at the moment:\n${cards.map(offerLine).join('\n')}`,
    sources: [...cards.map(({ id, name }) => ({ title: name, url: `/products/${id}` })), ...moreSources(found)],
    covers: Math.min(1, hits / Math.max(1, found.question.words.length)),
  }
}

/** A section that holds less of the question than this has only a word in common with it. */
const leastCovered = { how: 0.12, words: 0.2, things: 0.2 }
/** A further section is told too when it fits as well as this, the best being 1. */
const fitsToo = 0.7
const mostSections = 3

/** The best section whole, and the next one where it fits nearly as well and both are no longer than one likes to read. */
const passagesPart = ({ question, passages }: Found): Part | null => {
  const [best] = passages
  if (!best || best.covered < leastCovered[question.wants]) return null
  const told: SearchRow[] = []
  for (const section of passages.slice(0, mostSections)) {
    const length = [...told, section].reduce((sum, { body }) => sum + body.length, 0)
    if (section.score >= best.score * fitsToo && (told.length === 0 || length <= mostCharacters)) told.push(section)
  }
  return {
    text: told.map(({ heading, body }) => `${heading}\n${body}`).join('\n\n'),
    sources: told.map(({ title, heading, url }) => ({ title: `${title}: ${heading}`, url })),
    covers: best.covered,
  }
}

/** What is wanted comes first; where that is unsaid, what holds more of the question. */
const chosenParts = (found: Found): Part[] => {
  const [offers, passages] = [offersPart(found), passagesPart(found)]
  const { wants } = found.question
  if (wants === 'things') return offers ? [offers] : []
  if (!offers || !passages) return [offers, passages].filter((part) => part !== null)
  if (wants === 'how') return [passages]
  return offers.covers >= passages.covers ? [offers] : [passages]
}

const placeName = ({ name, parent_name }: PlaceRow): string =>
  parent_name === null ? name : `${name} (${parent_name.toLowerCase()})`

/** Nothing that is for sale fits: where it would stand, and the search that one can come back to. */
const noneForSale = (found: Found): ChatReply => {
  const { words } = found.question
  const places = found.places.length > 0 ? ` You might find it under ${found.places.map(placeName).join(' or ')}.` : ''
  return {
    message: `Nothing for sale at the moment fits all of that.${places}\n\n${searchNote}`,
    sources: [
      {
        title: `Search listings for “${words.join(' ')}”`,
        url: `/products?${new URLSearchParams({ q: words.join(' ') })}`,
      },
      ...moreSources(found),
      ...(passagesPart(found)?.sources.slice(0, 1) ?? []),
    ],
  }
}

const nothing = (found: Found): ChatReply => ({
  message: `I searched ${site.name} and found nothing that fits. Try fewer or other words, such as a breed, a bird or what you want to know. For anything else, our support team can help.`,
  sources: [
    ...moreSources(found),
    { title: 'All categories', url: '/categories' },
    { title: 'Help centre', url: '/help' },
    { title: 'Contact us', url: '/contact' },
  ],
})

const uniqueSources = (sources: ChatSource[]): ChatSource[] => [
  ...new Map(sources.map((source) => [source.url, source])).values(),
]

/** What the search found, in whole paragraphs with where they stand. */
export const replyOf = (found: Found): ChatReply => {
  const parts = chosenParts(found)
  const { wants, words } = found.question
  const wantsThings = wants === 'things' && words.length > 0
  if (parts.length === 0) return wantsThings || found.places.length > 0 ? noneForSale(found) : nothing(found)
  return {
    message: [...parts.map(({ text }) => text), searchNote].join('\n\n'),
    sources: uniqueSources([
      ...parts.flatMap(({ sources }) => sources),
      ...(found.question.wants === 'how' ? [] : moreSources(found)),
    ]),
  }
}
