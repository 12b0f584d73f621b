import * as z from 'zod'
import { factor } from './second-factor.answers.ts'

const known = z.strictObject({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) })

/** What `navigator.credentials.create` is asked, as WebAuthn writes it in JSON. */
export const creationOptions = z.strictObject({
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(known),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})
export type CreationOptions = z.infer<typeof creationOptions>

/** What `navigator.credentials.get` is asked; with none allowed by name the user chooses among all that they have for us. */
export const requestOptions = z.strictObject({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(known),
})
export type RequestOptions = z.infer<typeof requestOptions>

/** A passkey that was added; with the recovery codes, shown this once, where it is the user's first factor. */
export const addedPasskey = z.strictObject({ passkey: factor, recoveryCodes: z.array(z.string()).nullable() })
export type AddedPasskey = z.infer<typeof addedPasskey>
