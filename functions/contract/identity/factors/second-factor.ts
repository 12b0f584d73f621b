import * as z from 'zod'
import { oneLine } from '#contract/texts.ts'
import { codeBesidePassword } from '../account.ts'

/** Of an app, or a recovery code: as it is read off, with spaces or hyphens or without. */
export const codeField = oneLine('the code').min(1, 'Please enter a code').max(40, 'This is too long for a code')

/** A passkey is added by a call of its own, since it is the browser that makes it. */
export const beginFactorInput = z.strictObject({ kind: z.enum(['totp']) })

/** The first code that the app shows. */
export const confirmFactorInput = z.strictObject({ code: codeField })

/** `password` is the present one; a code is needed from whoever has a second factor. */
export const confirmIdentityInput = z.strictObject({
  password: z.string().min(1, 'Required').max(200, 'This is too long'),
  code: codeBesidePassword,
})

export type ConfirmFactorInput = z.input<typeof confirmFactorInput>
export type ConfirmIdentityInput = z.input<typeof confirmIdentityInput>
export type ConfirmedBy = z.output<typeof confirmIdentityInput>
