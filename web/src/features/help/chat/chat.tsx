import { BotMessageSquare, X } from 'lucide-react'
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { cx } from '#web/lib/class-names.ts'
import { toast } from '#web/lib/toast.ts'
import { isForm } from './chat-places.ts'
import type { ChatTalkProps } from './chat-talk.tsx'
import { answerCalls, type ChatCall } from './open-chat.ts'

const loadTalk = () => import('./chat-talk.tsx')

/** The round button on every page but those with a form to fill in; the conversation that it opens comes with the first touch. */
export default function Chat() {
  const [open, setOpen] = useState(false)
  const [call, setCall] = useState<ChatCall | null>(null)
  const [Talk, setTalk] = useState<ComponentType<ChatTalkProps> | null>(null)
  const { pathname } = useLocation()
  const button = useRef<HTMLButtonElement>(null)

  const show = async () => {
    setOpen(true)
    const loaded = await loadTalk().catch(() => null)
    if (loaded) return setTalk(() => loaded.default)
    setOpen(false)
    toast({ title: 'We couldn’t open the chat', description: 'Check your connection and try again.' })
  }
  const close = () => {
    setOpen(false)
    // On phones the button is hidden as long as the window covers it.
    requestAnimationFrame(() => button.current?.focus())
  }
  const onCall = useEffectEvent((next: ChatCall) => {
    setCall(next)
    void show()
  })
  useEffect(() => answerCalls((next) => onCall(next)), [])

  // What is open stays: it was asked for. What was said stays too, also where the button does not.
  const isHidden = !open && isForm(pathname)
  return (
    <aside aria-label="Chat" hidden={isHidden} className="no-print">
      {Talk && <Talk open={open} call={call} onClose={close} />}
      <button
        ref={button}
        type="button"
        aria-label={open ? 'Close chat' : 'Open chat'}
        aria-expanded={open}
        onPointerEnter={() => void loadTalk().catch(() => {})}
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
