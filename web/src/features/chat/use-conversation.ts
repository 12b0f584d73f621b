import { useState } from 'react'
import type { ChatSource } from '../../../../functions/contract/chat.ts'
import { site } from '../../../../functions/contract/site.ts'
import { useAskAssistant } from './chat.api.ts'

export type ChatMessage = { id: number; content: string; sender: 'user' | 'assistant'; sources: ChatSource[] }

export const assistantName = `${site.name}'s AI assistant`

const greeting = `Hello, I'm ${assistantName}. How can I help you today?`
const failure = "Sorry, I'm having trouble connecting. Please try again later."

const first: ChatMessage = { id: 0, sender: 'assistant', content: greeting, sources: [] }

/** What was said since the page was loaded, kept nowhere else; `ask` says something and waits for the reply. */
export const useConversation = () => {
  const [messages, setMessages] = useState([first])
  const { mutate, isPending } = useAskAssistant()
  const say = (message: Omit<ChatMessage, 'id'>) => setMessages((said) => [...said, { id: said.length, ...message }])
  const ask = (question: string) => {
    say({ sender: 'user', content: question, sources: [] })
    mutate(question, {
      onSuccess: ({ message, sources = [] }) => say({ sender: 'assistant', content: message, sources }),
      onError: () => say({ sender: 'assistant', content: failure, sources: [] }),
    })
  }
  return { messages, isPending, ask }
}
