import * as z from 'zod'
import { communityLimits } from '../talk/community.constants.ts'

const { min, max, history } = communityLimits.chat
const tooLong = `Please keep this under ${max} characters`

const saidField = z.strictObject({
  sender: z.enum(['user', 'assistant']),
  content: z.string().max(max, tooLong),
})

export const chatInput = z.strictObject({
  /** Any text at all: whoever asks for help is never turned away for how they write, and nobody else reads it. */
  message: z.string().trim().min(min, 'Please write a question').max(max, tooLong),
  /** What was said before, the oldest first. */
  history: z.array(saidField).max(history, `Please send at most ${history} earlier messages`).optional(),
})

export type ChatInput = z.infer<typeof chatInput>
