import * as z from 'zod'
import { sellerTiers } from '../tiers.ts'
import { billingPeriods } from './packages.constants.ts'

const tierField = z.enum(sellerTiers)

export const packageInput = z.strictObject({ tier: tierField, period: z.enum(billingPeriods) })
export type PackageInput = z.infer<typeof packageInput>

/** A package keeps its period until its end; without one it is meant so. */
export const packageChangeInput = z.strictObject({ tier: tierField, period: z.enum(billingPeriods).optional() })
export type PackageChangeInput = z.infer<typeof packageChangeInput>

/** The sum that the seller was told comes back to them: when it is another sum by now, nothing is cancelled. */
export const cancellationInput = z.strictObject({ refundPence: z.int().min(0).max(10_000_000).optional() })
export type CancellationInput = z.infer<typeof cancellationInput>
