import { ok } from '#testing/market/selling.ts'
import { type PastStep, wilma } from '#testing/people/past.ts'

const letter = { name: wilma.fullName, email: wilma.email, topic: 'general', message: 'Do you know a vet?' }

export const past: PastStep = async ({ leaver }) => ok(await leaver.api.post('/api/contact', letter), 201)
