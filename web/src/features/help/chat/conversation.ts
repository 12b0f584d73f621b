import type { ChatSource } from '#contract/help/chat.answers.ts'
import { communityLimits } from '#contract/talk/community.constants.ts'
import type { Turn } from './chat.api.ts'

/** `writing`: more of it is to come; `stopped` by its reader; `failed`: no answer, `retryAt` says from when to ask again. */
export type ChatMessage = Turn & {
  id: number
  state: 'done' | 'writing' | 'stopped' | 'failed'
  sources: ChatSource[]
  retryAt: Date | null
}

const { history: mostTurns, max: longestTurn } = communityLimits.chat

/** What the assistant is told of what was said before: questions that were answered, with their answers. */
export const turnsOf = (messages: ChatMessage[]): Turn[] =>
  messages
    .filter(({ id, sender, state }, index) => {
      const answer = sender === 'user' ? messages[index + 1]?.state : state
      // The greeting is ours and no turn.
      return id > 0 && answer === 'done'
    })
    .slice(-mostTurns)
    .map(({ sender, content }) => ({ sender, content: content.slice(0, longestTurn) }))

/** The conversation with its newest message changed. */
export const withLast = (
  messages: ChatMessage[],
  change: (last: ChatMessage) => Partial<ChatMessage>,
): ChatMessage[] => {
  const last = messages.at(-1)
  return last ? [...messages.slice(0, -1), { ...last, ...change(last) }] : messages
}
