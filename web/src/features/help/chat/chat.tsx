import { BotMessageSquare, X } from 'lucide-react'
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { cx } from '#web/lib/class-names.ts'
import { toast } from '#web/lib/toast.ts'
import { useButtonPlace } from './button-place.tsx'
import type { ChatTalkProps } from './chat-talk.tsx'
import { answerCalls, type ChatCall } from './open-chat.ts'

const loadTalk = () => import('./chat-talk.tsx')

/**
 * The round button, where the page has a place for it: in the header's row, or beside the page where the margin is wide enough, so
 * that it never lies over anything. The conversation that it opens comes with the first touch.
 */
export default function Chat() {
  const [open, setOpen] = useState(false)
  const [call, setCall] = useState<ChatCall | null>(null)
  const [Talk, setTalk] = useState<ComponentType<ChatTalkProps> | null>(null)
  const place = useButtonPlace()
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
    button.current?.focus({ preventScroll: true })
  }
  const onCall = useEffectEvent((next: ChatCall) => {
    setCall(next)
    void show()
  })
  useEffect(() => answerCalls((next) => onCall(next)), [])

  const act = (
    <button
      ref={button}
      type="button"
      aria-label={open ? 'Close chat' : 'Open chat'}
      aria-expanded={open}
      onPointerEnter={() => void loadTalk().catch(() => {})}
      onClick={() => (open ? close() : void show())}
      className={cx(
        'appear grid size-11 place-items-center rounded-full bg-hedge text-on-hedge transition-colors hover:bg-hedge-hover',
        'xl:fixed xl:right-2 xl:bottom-[calc(var(--foot-height)+1.5rem)] xl:shadow-raised',
      )}
    >
      {open ? <X aria-hidden size={24} /> : <BotMessageSquare aria-hidden size={24} strokeWidth={1.75} />}
    </button>
  )
  // What is open stays: it was asked for. What was said stays too, also where the button does not.
  return (
    <>
      {Talk && (
        <aside aria-label="Chat" hidden={!open} className="no-print">
          <Talk open={open} call={call} onClose={close} />
        </aside>
      )}
      {place && createPortal(act, place)}
    </>
  )
}
