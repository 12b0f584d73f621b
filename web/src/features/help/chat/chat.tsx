import { BotMessageSquare, X } from 'lucide-react'
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { cx } from '#web/lib/class-names.ts'
import { toast } from '#web/lib/toast.ts'
import { isForm } from './chat-places.ts'
import type { ChatWindowProps } from './chat-window.tsx'
import { answerCalls, type ChatCall } from './open-chat.ts'
import { useConversation } from './use-conversation.ts'

const loadWindow = () => import('./chat-window.tsx')

/** The round button on every page but those with a form to fill in, and the window that it opens; the window's code comes with the first touch. */
export default function Chat() {
  const { messages, isPending, ask, stop, retry } = useConversation()
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState('')
  const [Window, setWindow] = useState<ComponentType<ChatWindowProps> | null>(null)
  const { pathname } = useLocation()
  const button = useRef<HTMLButtonElement>(null)

  const show = async () => {
    setOpen(true)
    const loaded = await loadWindow().catch(() => null)
    if (loaded) return setWindow(() => loaded.default)
    setOpen(false)
    toast({ title: 'The chat could not be opened', description: 'Check your connection and try again.' })
  }
  const close = () => {
    setOpen(false)
    // On phones the button is hidden as long as the window covers it.
    requestAnimationFrame(() => button.current?.focus())
  }
  const onCall = useEffectEvent(({ question }: ChatCall) => {
    void show()
    if (!question) return
    if (isPending) setDraft(question)
    else ask(question)
  })
  useEffect(() => answerCalls((call) => onCall(call)), [])

  // What is open stays: it was asked for.
  if (!open && isForm(pathname)) return null
  return (
    <aside aria-label="Chat" className="no-print">
      {open && Window && (
        <Window
          {...{ messages, isPending, draft }}
          onDraft={setDraft}
          onAsk={ask}
          onStop={stop}
          onRetry={retry}
          onClose={close}
        />
      )}
      <button
        ref={button}
        type="button"
        aria-label={open ? 'Close chat' : 'Open chat'}
        aria-expanded={open}
        onPointerEnter={() => void loadWindow().catch(() => {})}
        onClick={() => (open ? close() : void show())}
        className={cx(
          'appear fixed right-4 bottom-[calc(var(--foot-height)+1rem)] z-30 grid size-14 place-items-center rounded-full',
          'bg-hedge text-on-hedge shadow-raised transition-colors hover:bg-hedge-hover md:right-6 md:bottom-[calc(var(--foot-height)+1.5rem)]',
          open && 'max-md:hidden',
        )}
      >
        {open ? <X aria-hidden size={26} /> : <BotMessageSquare aria-hidden size={26} strokeWidth={1.75} />}
      </button>
    </aside>
  )
}
