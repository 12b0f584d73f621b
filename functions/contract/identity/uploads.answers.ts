import * as z from 'zod'

/** A picture that was stored: its key, where it is served, and its size in pixels. */
export const upload = z.strictObject({ key: z.string(), url: z.string(), width: z.int(), height: z.int() })
export type Upload = z.infer<typeof upload>
