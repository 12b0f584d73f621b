import { fill } from '#testing/buying.ts'
import type { PastStep } from '#testing/past.ts'

export const past: PastStep = ({ leaver, offer }) => fill(leaver.api, [offer.optionId, 1])
