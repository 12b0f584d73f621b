import { fill } from '#testing/market/buying.ts'
import type { PastStep } from '#testing/people/past.ts'

export const past: PastStep = ({ leaver, offer }) => fill(leaver.api, [offer.optionId, 1])
