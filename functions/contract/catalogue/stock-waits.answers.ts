import * as z from 'zod'

/** Whether the user waits to be told that a listing can be bought again. */
export const stockWait = z.strictObject({ waiting: z.boolean() })
export type StockWait = z.infer<typeof stockWait>
