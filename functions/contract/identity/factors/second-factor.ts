import * as z from 'zod'
import { oneLine } from '#contract/texts.ts'
import { codeBesidePassword, loginInput, presentPassword } from '../account.ts'

/** A code of an app, or a recovery code: as it is read off, with spaces or hyphens or without. */
const codeField = oneLine('the code').min(1, 'Please enter a code').max(40, 'This is too long for a code')

/** A passkey is added by a call of its own, since it is the browser that makes it. */
export const beginFactorInput = z.strictObject({ kind: z.enum(['totp']) })

/** The first code that the app shows. */
export const confirmFactorInput = z.strictObject({ code: codeField })

/** `password` is the present one; a code is needed from whoever has a second factor. */
export const confirmIdentityInput = z.strictObject({
  password: presentPassword,
  code: codeBesidePassword,
})

const hasCode = ({ code }: { code?: string | undefined }): boolean => code !== undefined
const inCodeField = { path: ['code'], message: 'Please enter a code' }

/** The same from whoever is known to have a second factor: what their forms want before they send. */
export const confirmWithCode = confirmIdentityInput.refine(hasCode, inCodeField)
export const loginWithCode = loginInput.refine(hasCode, inCodeField)

export type ConfirmIdentityInput = z.input<typeof confirmIdentityInput>
export type ConfirmedBy = z.output<typeof confirmIdentityInput>
