import { ok } from '#testing/market/selling.ts'
import { type PastStep, wilma } from '#testing/people/past.ts'

export const past: PastStep = async ({ leaver }) =>
  ok(await leaver.api.post('/api/newsletter/subscribe', { email: wilma.email }), 201)
