import * as z from 'zod'
import type { Deps } from '#app/deps.ts'
import { cutTo } from '#contract/cut-text.ts'
import type { ChatSource } from '#contract/help/chat.answers.ts'
import { pounds } from '#contract/money.ts'
import { batch } from '#db/batch.ts'
import { cardOf } from '#features/catalogue/listings/card.dto.ts'
import { type OfferRow, offersFor } from '#features/help/chat/chat.queries.ts'
import { readQuestion } from '#features/help/chat/question.rules.ts'
import { type SearchRow, searchPassages } from '#features/help/passages/search.queries.ts'
import { AssistantFailure, type Tool, type ToolCall, type Turn } from '#integrations/assistant/assistant.ts'

const offersTold = 6
const passagesTold = 4
const mostDescription = 200

/** What a round of calls may ask for and bring back. */
export const roundLimits = { calls: 4, inputCharacters: 500, resultBytes: 6000 } as const

const query = { type: 'string', description: 'A few words to search for, such as "buff orpington eggs".' }
const schema = { type: 'object', properties: { query }, required: ['query'], additionalProperties: false }

export const tools: Tool[] = [
  {
    name: 'search_listings',
    description: 'Searches what is for sale at the moment: birds, hatching eggs, equipment and services, with prices.',
    schema,
  },
  {
    name: 'search_help',
    description:
      'Searches help articles, care guides and policies: keeping birds, hatching, delivery, refunds, accounts.',
    schema,
  },
]

/** What has been found so far. The number of a source is its place, counted from 1; `pages` are texts of our own. */
export type Found = { sources: ChatSource[]; pages: string[] }

export const nothingFound = (): Found => ({ sources: [], pages: [] })

const numberOf = ({ sources }: Found, source: ChatSource): number => {
  const known = sources.findIndex(({ url }) => url === source.url)
  return known < 0 ? sources.push(source) : known + 1
}

const input = z.strictObject({ query: z.string().trim().min(1).max(200) })

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Search = { call: ToolCall; query: string }

/** A call that can be carried out, or null. */
const searchOf = (call: ToolCall): Search | null => {
  const parsed = input.safeParse(asJson(call.input))
  const known = tools.some(({ name }) => name === call.name)
  return parsed.success && known ? { call, query: parsed.data.query } : null
}

const readOf = ({ db }: Deps, { call, query }: Search) =>
  call.name === 'search_listings'
    ? offersFor(db, { question: readQuestion(query), limit: offersTold })
    : searchPassages(db, { words: query, topic: null, aPage: 2, limit: passagesTold, after: null })

const listingTold = ({ now }: Deps, found: Found, row: OfferRow) => {
  const card = cardOf(row, now)
  return {
    n: numberOf(found, { title: card.name, url: `/products/${card.id}` }),
    title: card.name,
    price: `${card.fromPrice ? 'from ' : ''}${pounds(card.pricePence)}`,
    eggsInPack: card.packCount,
    place: card.location,
    delivery: card.collectionOnly ? 'collection only' : 'posted or collected',
    forSale: card.inStock ? 'yes' : 'sold out at the moment',
    category: card.subcategory?.name ?? card.categoryName,
    breed: card.breed?.name ?? null,
    description: cutTo(card.description, mostDescription),
  }
}

const passageTold = (found: Found, { url, title: page, heading, body }: SearchRow) => {
  found.pages.push(body)
  const title = `${page}: ${heading}`
  return { n: numberOf(found, { title, url }), title, text: body }
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** As many whole results as there is room for. */
const resultText = (results: unknown[], mostBytes: number): string => {
  const kept: unknown[] = []
  for (const result of results) {
    if (bytesOf(JSON.stringify({ results: [...kept, result] })) > mostBytes) break
    kept.push(result)
  }
  return JSON.stringify({ results: kept })
}

const unusable = JSON.stringify({ error: 'There is no such tool, or its arguments are not {"query": "some words"}.' })

const assertSane = (calls: ToolCall[]): void => {
  const tooLong = calls.some(({ id, name, input }) => `${id}${name}${input}`.length > roundLimits.inputCharacters)
  if (calls.length > roundLimits.calls || tooLong) throw new AssistantFailure('nonsense')
}

/**
 * Carries a round of calls out in one round trip and returns what the model is told next. Everything in it is public. A call
 * that makes no sense is answered so; too many or endless ones throw `AssistantFailure`.
 */
export const runTools = async (deps: Deps, { calls, found }: { calls: ToolCall[]; found: Found }) => {
  assertSane(calls)
  const searches = calls.map(searchOf)
  const { read } = await batch(deps.db, {
    read: searches.flatMap((search) => (search ? [readOf(deps, search)] : [])),
  })
  const room = Math.floor(roundLimits.resultBytes / calls.length)
  return calls.map((call, index): Turn => {
    const search = searches[index]
    const rows = search ? (read.shift()?.rows ?? []) : []
    const told = rows.map((row) => ('body' in row ? passageTold(found, row) : listingTold(deps, found, row)))
    return { role: 'tool', callId: call.id, text: search ? resultText(told, room) : unusable }
  })
}
