import { type PastStep, wilma } from '#testing/past.ts'
import { ok } from '#testing/selling.ts'

export const past: PastStep = async ({ leaver }) =>
  ok(await leaver.api.post('/api/newsletter/subscribe', { email: wilma.email }), 201)
