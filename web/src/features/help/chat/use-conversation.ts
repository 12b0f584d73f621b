import { useEffect, useReducer, useRef } from 'react'
import { askAssistant } from './chat.api.ts'
import { type ChatMessage, conversationAfter, greeted, lastAsked, turnsOf } from './conversation.machine.ts'

/**
 * What was said since the page was loaded, kept nowhere else. `ask` says something and the answer comes piece by piece;
 * `stop` ends it where it is; `retry` asks the last question again.
 */
export const useConversation = () => {
  const [messages, tell] = useReducer(conversationAfter, greeted)
  const running = useRef<AbortController | null>(null)
  const isPending = messages.at(-1)?.state === 'writing'

  useEffect(() => () => running.current?.abort(), [])

  const answer = async (question: string, before: ChatMessage[]) => {
    tell({ type: 'asked', question, before })
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    try {
      const onText = (text: string) => tell({ type: 'piece', text })
      const reply = await askAssistant({ message: question, history: turnsOf(before), signal, onText })
      tell({ type: 'answered', reply })
    } catch (error) {
      tell(signal.aborted ? { type: 'stopped' } : { type: 'failed', error, at: new Date() })
    }
  }

  return {
    messages,
    isPending,
    ask: (question: string) => void answer(question, messages),
    stop: () => running.current?.abort(),
    retry: () => {
      const asked = lastAsked(messages)
      if (asked) void answer(asked.question, asked.before)
    },
  }
}
