import { z } from 'zod'
import { communityLimits } from '../talk/community.constants.ts'

const { min, max, history } = communityLimits.chat
const tooLong = `Please keep this under ${max} characters`

const saidField = z.strictObject({
  sender: z.enum(['user', 'assistant']),
  content: z.string().max(max, tooLong),
})

export const chatInput = z.strictObject({
  message: z.string().trim().min(min, 'Please write a question').max(max, tooLong),
  /** What was said before, the oldest first. */
  history: z.array(saidField).max(history, `Please send at most ${history} earlier messages`).optional(),
})

export type ChatInput = z.infer<typeof chatInput>

/** Where an answer comes from; `url` is a path of ours. */
export type ChatSource = { title: string; url: string }
export type ChatReply = { message: string; sources?: ChatSource[] }

/**
 * With `Accept: text/event-stream` the answer comes as events of these names, their `data` as JSON: pieces of text as they
 * are written, then once the whole `reply`, which takes the place of the pieces, or a `problem` as of the API.
 */
export type ChatEvents = { text: { text: string }; reply: ChatReply; problem: { code: string; detail: string } }
