import { useEffect, useRef, useState } from 'react'
import { site } from '#contract/site.ts'
import { isApiError } from '#web/lib/api-error.ts'
import { askAssistant } from './chat.api.ts'
import { type ChatMessage, turnsOf, withLast } from './conversation.ts'

export const assistantName = `${site.name}'s AI assistant`

const greeting = `Hello, I'm ${assistantName}. How can I help you today?`
const failure = "Sorry, I'm having trouble connecting. Please try again later."

const said = (message: Pick<ChatMessage, 'id' | 'sender' | 'content'> & Partial<ChatMessage>): ChatMessage => ({
  state: 'done',
  sources: [],
  retryAt: null,
  ...message,
})

const first = said({ id: 0, sender: 'assistant', content: greeting })

/** When one may ask again: an answer that says so was refused for having asked too often. */
const retryAtOf = (error: unknown): Date | null =>
  isApiError(error) && error.code === 'rate_limited' && error.retryAfterSeconds
    ? new Date(Date.now() + error.retryAfterSeconds * 1000)
    : null

/**
 * What was said since the page was loaded, kept nowhere else. `ask` says something and the answer comes piece by piece;
 * `stop` ends it where it is; `retry` asks the last question again.
 */
export const useConversation = () => {
  const [messages, setMessages] = useState([first])
  const running = useRef<AbortController | null>(null)
  const isPending = messages.at(-1)?.state === 'writing'
  useEffect(() => () => running.current?.abort(), [])

  const answer = async (question: string, before: ChatMessage[]) => {
    const id = before.length
    setMessages([
      ...before,
      said({ id, sender: 'user', content: question }),
      said({ id: id + 1, sender: 'assistant', content: '', state: 'writing' }),
    ])
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const change = (how: Parameters<typeof withLast>[1]) => setMessages((now) => withLast(now, how))
    try {
      const { message, sources = [] } = await askAssistant({
        message: question,
        history: turnsOf(before),
        signal,
        onText: (piece) => change(({ content }) => ({ content: content + piece })),
      })
      change(() => ({ content: message, sources, state: 'done' }))
    } catch (error) {
      if (signal.aborted) change(() => ({ state: 'stopped' }))
      else change(() => ({ content: failure, state: 'failed', retryAt: retryAtOf(error) }))
    }
  }

  return {
    messages,
    isPending,
    ask: (question: string) => void answer(question, messages),
    stop: () => running.current?.abort(),
    retry: () => {
      const [question] = messages.slice(-2)
      if (question?.sender === 'user') void answer(question.content, messages.slice(0, -2))
    },
  }
}
