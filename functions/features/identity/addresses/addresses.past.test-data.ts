import { home } from '#testing/market/buying.ts'
import { ok } from '#testing/market/selling.ts'
import { type PastStep, wilma } from '#testing/people/past.ts'

export const past: PastStep = async ({ leaver }) =>
  ok(await leaver.api.post('/api/user/addresses', { ...home, name: wilma.fullName, line1: 'Wren Cottage' }), 201)
