import * as z from 'zod'

/** Something beside the password by which a user signs in; an app has no name of its own. */
export const factor = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['totp', 'passkey']),
  name: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type Factor = z.infer<typeof factor>

/** The app first, then passkeys, the oldest first; and how many recovery codes are left. */
export const secondFactors = z.strictObject({ items: z.array(factor), recoveryCodesLeft: z.int() })
export type SecondFactors = z.infer<typeof secondFactors>

/** What an app has to know, as text and as the address that a QR code holds; it is shown this once. */
export const newTotp = z.strictObject({ id: z.uuid(), secret: z.string(), uri: z.string() })
export type NewTotp = z.infer<typeof newTotp>

/** Codes that are shown this once; null where the user has some already. */
export const firstCodes = z.strictObject({ recoveryCodes: z.array(z.string()).nullable() })
export type FirstCodes = z.infer<typeof firstCodes>

export const newCodes = z.strictObject({ recoveryCodes: z.array(z.string()) })
export type NewCodes = z.infer<typeof newCodes>
