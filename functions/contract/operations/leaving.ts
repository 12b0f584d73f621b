import * as z from 'zod'
import { presentPassword } from '../identity/account.ts'

export const deleteAccountInput = z.strictObject({
  password: presentPassword,
})

/** How long what a deletion left behind may take to go: bytes of pictures, a mail on its way. */
export const sweepAfterMinutes = 15
