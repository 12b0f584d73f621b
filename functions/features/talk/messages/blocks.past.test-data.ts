import { block } from '#testing/market/messages.ts'
import { ok } from '#testing/market/selling.ts'
import type { PastStep } from '#testing/people/past.ts'

export const past: PastStep = async ({ leaver, stranger }) => {
  ok(await block(leaver.api, stranger.id))
  ok(await block(stranger.api, leaver.id))
}
