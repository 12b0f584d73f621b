import type { SellerListing } from '#contract/selling/listings.answers.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { nextTask } from '#web/lib/browser/next-task.ts'
import { inOrder } from '#web/lib/in-order.ts'
import { type ListingValues, listingValues } from '../listing-form.ts'
import type { KeptCopy } from './kept-copy.ts'
import { saverAfter, saverBefore } from './saver.machine.ts'
import { type SaverWorld, saverIn } from './saver.ts'

/** A draft as the server has it. */
export const draft: SellerListing = {
  id: 'listing-1',
  slug: 'enamel-mug',
  title: 'Enamel mug',
  description: '',
  category: 'equipment',
  subcategory: null,
  attributes: {},
  status: 'draft',
  removedReason: null,
  version: 1,
  options: [{ id: 'option-1', label: 'One', sku: null, pricePence: 900, stock: 5, packCount: null }],
  images: [],
  collection: false,
  dispatchWeekdays: null,
  isFeatured: false,
  lowestPricePence: 900,
  highestPricePence: 900,
  currency: 'GBP',
  publishedAt: null,
  createdAt: '2026-06-09T08:00:00.000Z',
  updatedAt: '2026-06-09T08:00:00.000Z',
}

/** What a call ends in that reaches nobody. */
export const offline = new TypeError('Failed to fetch')

/** A refusal of the API. */
export const refused = (status: number, code: string) =>
  new ApiError({
    status,
    statusText: '',
    body: JSON.stringify({ code, detail: 'No.' }),
    requestId: null,
    retryAfter: null,
  })

type Server = SaverWorld['server']

/** A call to the server that waits until the test answers it. */
const call = <Input>() => {
  const asked: Input[] = []
  let waiting = Promise.withResolvers<SellerListing>()
  return {
    asked,
    ask: (input: Input) => {
      asked.push(input)
      waiting = Promise.withResolvers()
      return waiting.promise
    },
    answer: async (listing: SellerListing) => {
      waiting.resolve(listing)
      await nextTask()
    },
    fail: async (error: unknown) => {
      waiting.reject(error)
      await nextTask()
    },
  }
}

/** A listing in an editor: what is typed, asked of the server, and kept in the tab. */
export const editing = (listing: SellerListing | null) => {
  let state = saverBefore(listing)
  let values = listingValues(listing)
  const copies = new Map<string, KeptCopy>()
  const create = call<Parameters<Server['create']>[0]>()
  const change = call<Parameters<Server['change']>[0]>()
  const read = call<string>()
  const created: string[] = []
  const shown: unknown[] = []
  const saver = saverIn({
    state: () => state,
    tell: (event) => {
      state = saverAfter(state, event)
    },
    form: {
      values: () => values,
      nameOption: (index, id) => {
        values = { ...values, options: values.options.with(index, { ...values.options[index]!, id }) }
      },
      restart: (next) => {
        values = next
      },
      showProblems: (error) => void shown.push(error),
    },
    server: { create: create.ask, change: change.ask, read: read.ask },
    copy: () => {
      const id = state.base?.id ?? 'new'
      return {
        read: () => copies.get(id) ?? null,
        write: (copy) => void copies.set(id, copy),
        forget: () => void copies.delete(id),
      }
    },
    inOrder: inOrder(),
    onCreated: (id) => void created.push(id),
  })
  return {
    saver,
    create,
    change,
    read,
    created,
    shown,
    type: (more: Partial<ListingValues>) => {
      values = { ...values, ...more }
      saver.keep()
      saver.typed()
    },
    /** Asks for a save, which has begun by then where none is under way. */
    save: async () => {
      const ended = saver.saveDraft()
      await nextTask()
      return { ended }
    },
    values: () => values,
    status: () => state.status,
    kept: (id = 'listing-1') => copies.get(id) ?? null,
  }
}
