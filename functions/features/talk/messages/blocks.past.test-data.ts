import { block } from '#testing/messages.ts'
import type { PastStep } from '#testing/past.ts'
import { ok } from '#testing/selling.ts'

export const past: PastStep = async ({ leaver, stranger }) => {
  ok(await block(leaver.api, stranger.id))
  ok(await block(stranger.api, leaver.id))
}
