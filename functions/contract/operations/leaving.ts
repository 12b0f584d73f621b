import * as z from 'zod'

/** `password` is the present one. */
export const deleteAccountInput = z.strictObject({
  password: z.string().min(1, 'Required').max(200, 'This is too long'),
})

/** How long what a deletion left behind may take to go: bytes of pictures, a mail on its way. */
export const sweepAfterMinutes = 15
