import { importAll } from '../house/found.ts'
import type { Keeper } from '../market/messages.ts'
import type { TestApp } from '../site/test-app.ts'
import type { TestUser } from './test-users.ts'

/** What nobody else is called. */
export const wilma = {
  username: 'wilma_wren',
  email: 'wilma@wren-cottage.example',
  formerEmail: 'w.wren@old-barn.example',
  fullName: "Wilma O'Wrenfield",
  shopName: 'Wrenfield Bantams',
}

/** Somebody with a past, and those with whom they share it. */
export type People = { app: TestApp; leaver: TestUser; buyer: Keeper; seller: Keeper; stranger: Keeper }

/** What stands when they have traded: a listing that they sold, and what somebody else has for sale. */
export type Traded = { sold: string; offer: { id: string; optionId: string } }

/** One more thing that somebody does before they leave, so that a feature keeps a row of them. */
export type PastStep = (past: People & Traded) => Promise<unknown>

/** Lets them do what features say in a `past` of their `<feature>.past.test-data.ts`. */
export const takeSteps = async (past: People & Traded): Promise<void> => {
  for (const { path, exported } of await importAll('functions/features/**/*.past.test-data.ts')) {
    if (typeof exported.past !== 'function') throw new Error(`${path} exports no step called past.`)
    await exported.past(past)
  }
}
