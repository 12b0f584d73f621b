import { home } from '#testing/buying.ts'
import { type PastStep, wilma } from '#testing/past.ts'
import { ok } from '#testing/selling.ts'

export const past: PastStep = async ({ leaver }) =>
  ok(await leaver.api.post('/api/user/addresses', { ...home, name: wilma.fullName, line1: 'Wren Cottage' }), 201)
