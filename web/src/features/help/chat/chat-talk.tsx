import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ChatWindow } from './chat-window.tsx'
import type { ChatCall } from './open-chat.ts'
import { useConversation } from './use-conversation.ts'

export type ChatTalkProps = { open: boolean; call: ChatCall | null; onClose: () => void }

/** The conversation, which goes on while its window is closed; the question of a call is asked once. */
export default function ChatTalk({ open, call, onClose }: ChatTalkProps) {
  const { messages, isPending, ask, stop, retry } = useConversation()
  const [draft, setDraft] = useState('')
  const heard = useRef<ChatCall>(null)
  const field = useRef<HTMLInputElement>(null)
  const onCall = useEffectEvent(({ question }: ChatCall) => {
    // What called may have nothing left to do, and the window may have been open.
    field.current?.focus()
    if (!question) return
    if (isPending) setDraft(question)
    else ask(question)
  })
  useEffect(() => {
    if (!call || heard.current === call) return
    heard.current = call
    onCall(call)
  }, [call])
  if (!open) return null
  return (
    <ChatWindow
      {...{ field, messages, isPending, draft }}
      onDraft={setDraft}
      onAsk={ask}
      onStop={stop}
      onRetry={retry}
      onClose={onClose}
    />
  )
}
