import { z } from 'zod'

/** An answer that is one sentence for whoever asked. */
export const saidInWords = z.strictObject({ message: z.string() })
export type SaidInWords = z.infer<typeof saidInWords>
