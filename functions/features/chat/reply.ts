import type { ProductCard } from '../../contract/catalogue.ts'
import type { ChatReply, ChatSource } from '../../contract/chat.ts'
import { pounds } from '../../contract/money.ts'
import { site } from '../../contract/site.ts'
import type { PassageRow } from '../passages/passages.queries.ts'
import type { HatchRow, PlaceRow } from './chat.queries.ts'
import type { Question } from './question.ts'

export type Found = {
  question: Question
  offers: { cards: ProductCard[]; hits: number }
  breed: { slug: string; name: string } | null
  places: PlaceRow[]
  passages: PassageRow[]
}

const note = `I found this by searching ${site.name}. I am not a vet.`
const mostCharacters = 1600

export const greeting: ChatReply = {
  message: `Hello. I search what is for sale on ${site.name} and the pages about delivery, returns, packages and privacy, and answer from what I find. I am not a vet.\n\nAsk me for something to buy, such as “blue eggs” or “an incubator”, or how something works, such as “How much is delivery?”`,
  sources: [
    { title: 'All listings', url: '/products' },
    { title: 'Shipping information', url: '/shipping' },
    { title: 'Returns and refunds policy', url: '/returns' },
  ],
}

/** When eggs hatch, by the species' facts. */
export const hatchReply = ({ name, days, candle, lockdown }: HatchRow): ChatReply => ({
  message: `${name} eggs take about ${days} days to hatch. Candle them around days ${candle.join(' and ')}, and stop turning them on day ${lockdown}. Small breeds are often a day early.\n\n${note}`,
  sources: [
    { title: 'Hatching eggs', url: '/category/hatching-eggs' },
    { title: 'Incubators: equipment', url: '/category/equipment/incubators' },
  ],
})

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

type Part = { text: string; sources: ChatSource[]; hits: number; of: number }

const offersPart = (found: Found): Part => {
  const { cards, hits } = found.offers
  return {
    text: cards.length === 0 ? '' : `For sale at the moment:\n${cards.map(offerLine).join('\n')}`,
    sources: [...cards.map(({ id, name }) => ({ title: name, url: `/products/${id}` })), ...moreSources(found)],
    hits: cards.length === 0 ? 0 : hits,
    of: Math.max(1, found.question.words.length),
  }
}

/** The best sections, as many whole ones as are no worse and no longer than one likes to read. */
const passagesPart = ({ question, passages }: Found): Part => {
  const { hits = 0, headed = 0 } = passages[0] ?? {}
  const kept: PassageRow[] = []
  for (const passage of passages.filter((row) => row.hits === hits && row.headed === headed).slice(0, 2)) {
    const length = [...kept, passage].reduce((sum, { body }) => sum + body.length, 0)
    if (kept.length === 0 || length <= mostCharacters / 2) kept.push(passage)
  }
  return {
    text: kept.map(({ heading, body }) => `${heading}\n${body}`).join('\n\n'),
    sources: kept.map(({ page, heading, url }) => ({ title: `${page}: ${heading}`, url })),
    hits,
    of: Math.max(1, question.meanings.length),
  }
}

/** The part that covers more of the question; both where they cover alike and a section bears its very name. */
const chosenParts = (found: Found): Part[] => {
  const [offers, passages] = [offersPart(found), passagesPart(found)]
  const lead = offers.hits / offers.of - passages.hits / passages.of
  if (offers.hits === 0 && passages.hits === 0) return []
  if (lead > 0) return [offers]
  if (lead < 0) return [passages]
  if (found.question.asksHow) return [passages, offers]
  return found.passages[0]?.headed ? [offers, passages] : [offers]
}

const nothing = (found: Found): ChatReply => ({
  message: `I searched ${site.name} and found nothing that fits. Try fewer or other words, such as a breed, a bird or what you want to know about delivery and returns. For anything else our support will help.`,
  sources: [
    ...moreSources(found),
    { title: 'All categories', url: '/categories' },
    { title: 'Contact us', url: '/contact' },
  ],
})

/** What the search found, in whole paragraphs with where they stand. */
export const replyOf = (found: Found): ChatReply => {
  const parts = chosenParts(found)
  if (parts.length === 0) return nothing(found)
  return {
    message: [...parts.map(({ text }) => text), note].join('\n\n'),
    sources: parts.flatMap(({ sources }) => sources),
  }
}
