import * as z from 'zod'

/** Where an answer comes from; `url` is a path of ours. */
const chatSource = z.strictObject({ title: z.string(), url: z.string() })
export type ChatSource = z.infer<typeof chatSource>

export const chatReply = z.strictObject({ message: z.string(), sources: z.array(chatSource).optional() })
export type ChatReply = z.infer<typeof chatReply>

/**
 * The events as which the answer comes with `Accept: text/event-stream`, by their names, their `data` as JSON: pieces of text
 * as they are written, then once the whole `reply`, which takes the place of the pieces, or a `problem` as of the API.
 */
export type ChatEvents = { text: { text: string }; reply: ChatReply; problem: { code: string; detail: string } }
