import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { useCloseOnBack } from '#web/lib/browser/close-on-back.ts'
import { useIsMobile } from '#web/lib/browser/device.ts'
import { cx } from '#web/lib/class-names.ts'
import { ChatBubble } from './chat-bubble.tsx'
import { ChatForm, type ChatFormProps } from './chat-form.tsx'
import { assistantName, type ChatMessage } from './conversation.machine.ts'
import { useNewestInView } from './use-newest-in-view.ts'

type ChatWindowProps = ChatFormProps & {
  messages: ChatMessage[]
  onRetry: () => void
  onClose: () => void
}

/**
 * The chat over a corner of the page on desktop, over its lower part on phones; the page behind it stays in use. On desktop it leaves
 * room below the header, into which one scrolls what it lies over.
 */
export const ChatWindow = ({ messages, onClose, onRetry, onStop, field, ...form }: ChatWindowProps) => {
  const isMobile = useIsMobile()
  useCloseOnBack(isMobile, onClose)
  const toField = () => field.current?.focus()
  // What is pressed goes with the answer.
  const retry = () => {
    onRetry()
    toField()
  }
  const stop = () => {
    onStop()
    toField()
  }
  useEffect(() => field.current?.focus(), [field])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <div
      role="dialog"
      data-keeps-focus
      tabIndex={-1}
      aria-labelledby="chat-title"
      onKeyDown={closeOnEscape}
      className={cx(
        'appear fixed inset-x-0 bottom-(--foot-height) z-40 flex flex-col overflow-hidden rounded-t-lg border border-straw bg-surface shadow-raised focus:outline-none',
        'h-[min(34rem,calc(100dvh-var(--foot-height)-1rem))]',
        'md:inset-x-auto md:right-6 md:bottom-[calc(var(--foot-height)+1.5rem)] md:h-[min(36rem,calc(55dvh-var(--foot-height)))] md:w-96 md:rounded-lg',
        'xl:bottom-[calc(var(--foot-height)+6rem)]',
      )}
    >
      <div className="flex items-start justify-between gap-3 border-straw border-b bg-hedge-soft py-2 pr-1.5 pl-4 text-hedge-ink">
        <div className="py-1">
          <h2 id="chat-title" className="text-lg">
            {assistantName}
          </h2>
          <p className="text-sm">Answers from this site. Not a vet.</p>
        </div>
        <Button variant="quiet" size="icon" aria-label="Close the chat window" onClick={onClose}>
          <X aria-hidden size={20} />
        </Button>
      </div>
      <Conversation messages={messages} onRetry={retry} onFollow={() => isMobile && onClose()} />
      <ChatForm {...form} field={field} onStop={stop} />
      <InDanger />
    </div>
  )
}

/** Who helps a person in danger: always there, since no reading of what somebody writes can know it of everybody. */
const InDanger = () => (
  <p className="flex flex-wrap items-center justify-center gap-x-2 bg-surface px-3 text-ink-soft text-sm">
    Somebody in danger?
    {[
      { says: 'Call 999', href: 'tel:999' },
      { says: 'Samaritans 116 123', href: 'tel:116123' },
    ].map(({ says, href }) => (
      <a
        key={href}
        href={href}
        className="inline-flex min-h-11 items-center font-semibold text-hedge-ink underline underline-offset-4"
      >
        {says}
      </a>
    ))}
  </p>
)

type ConversationProps = Pick<ChatWindowProps, 'messages' | 'onRetry'> & { onFollow: () => void }

const Conversation = ({ messages, onRetry, onFollow }: ConversationProps) => {
  const log = useNewestInView(messages)
  return (
    <div
      ref={log}
      role="log"
      aria-label="Conversation"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
      className="relative flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-4"
    >
      {messages.map((message, index) => {
        const isNewest = index === messages.length - 1
        return <ChatBubble key={message.id} {...{ message, onFollow }} onRetry={isNewest ? onRetry : undefined} />
      })}
    </div>
  )
}
