import * as z from 'zod'
import { oneLine } from '#contract/texts.ts'

const base64url = (most: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/, 'This isn’t an answer from a passkey')
    .max(most, 'This is too long')

const passkeyNameField = oneLine('the name')
  .min(1, 'Please give it a name')
  .max(60, 'Please keep the name under 60 characters')

/** What every answer of a passkey has, as a browser writes it; what it says beyond that is left out. */
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({ appid: z.boolean().optional() }),
}

const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.array(oneLine().max(20)).max(10).optional(),
  }),
})

const signedByPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: base64url(200)
      .nullish()
      .transform((handle) => handle ?? undefined),
  }),
})

/** `made` is what the browser answered to the options of `POST /api/user/passkeys/options`. */
export const addPasskeyInput = z.strictObject({ name: passkeyNameField, made: madePasskey })

export const renamePasskeyInput = z.strictObject({ name: passkeyNameField })

/** `signed` is what the browser answered to the options that it asked for. */
export const usePasskeyInput = z.strictObject({ signed: signedByPasskey })

export type AddPasskeyInput = z.input<typeof addPasskeyInput>
export type MadePasskey = z.output<typeof madePasskey>
export type SignedByPasskey = z.output<typeof signedByPasskey>
