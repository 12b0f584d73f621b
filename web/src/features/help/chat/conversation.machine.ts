import { cutTo } from '#contract/cut-text.ts'
import type { ChatReply, ChatSource } from '#contract/help/chat.answers.ts'
import { site } from '#contract/site.ts'
import { communityLimits } from '#contract/talk/community.constants.ts'
import { isApiError } from '#web/lib/api/api-error.ts'
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
    .map(({ sender, content }) => ({ sender, content: cutTo(content, longestTurn) }))

export const assistantName = `${site.name}'s AI assistant`
const greeting = `Hello, I'm ${assistantName}. How can I help you today?`
const failure = "Sorry, I'm having trouble connecting. Please try again later."

const said = (message: Pick<ChatMessage, 'id' | 'sender' | 'content'> & Partial<ChatMessage>): ChatMessage => ({
  state: 'done',
  sources: [],
  retryAt: null,
  ...message,
})

/** How a conversation begins. */
export const greeted: ChatMessage[] = [said({ id: 0, sender: 'assistant', content: greeting })]

export type ChatEvent =
  /** `before`: what was said until then; asking again leaves out the first try. */
  | { type: 'asked'; question: string; before: ChatMessage[] }
  | { type: 'piece'; text: string }
  | { type: 'answered'; reply: ChatReply }
  | { type: 'stopped' }
  | { type: 'failed'; error: unknown; at: Date }

/** When one may ask again: an answer that says so was refused for having asked too often. */
const retryAtOf = (error: unknown, at: Date): Date | null =>
  isApiError(error) && error.code === 'rate_limited' && error.retryAfterSeconds
    ? new Date(at.getTime() + error.retryAfterSeconds * 1000)
    : null

const changeOf = (last: ChatMessage, event: Exclude<ChatEvent, { type: 'asked' }>): Partial<ChatMessage> => {
  switch (event.type) {
    case 'piece':
      return { content: last.content + event.text }
    case 'answered':
      return { content: event.reply.message, sources: event.reply.sources ?? [], state: 'done' }
    case 'stopped':
      return { state: 'stopped' }
    case 'failed':
      return { content: failure, state: 'failed', retryAt: retryAtOf(event.error, event.at) }
  }
}

/** The conversation after something happened: a question brings its answer that is to be written, the rest changes it. */
export const conversationAfter = (messages: ChatMessage[], event: ChatEvent): ChatMessage[] => {
  if (event.type === 'asked') {
    const { before, question } = event
    const id = before.length
    return [
      ...before,
      said({ id, sender: 'user', content: question }),
      said({ id: id + 1, sender: 'assistant', content: '', state: 'writing' }),
    ]
  }
  const last = messages.at(-1)
  return last ? [...messages.slice(0, -1), { ...last, ...changeOf(last, event) }] : messages
}

/** The last question with what was said before it, to ask it again; null before the first. */
export const lastAsked = (messages: ChatMessage[]): { question: string; before: ChatMessage[] } | null => {
  const [question] = messages.slice(-2)
  return question?.sender === 'user' ? { question: question.content, before: messages.slice(0, -2) } : null
}
