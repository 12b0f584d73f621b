import { Check, CheckCheck } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import type { Message } from '#contract/talk/messages.answers.ts'
import { cx } from '#web/lib/class-names.ts'
import { formatTime } from '#web/lib/format.ts'
import { asksToPayOutside } from './composer/outside-payment.ts'
import { OutsideWarning } from './composer/outside-warning.tsx'
import { byDay } from './days.ts'
import { MessagePhotos } from './message-photos.tsx'

type MessageLogProps = {
  messages: Message[]
  viewer: string
  /** The other one, as people know them. */
  other: string
  top: ReactNode
  /** Pixels that stand over its end. */
  covered: number
  ref: Ref<HTMLDivElement>
}

/** The messages under their days, scrolled to the newest; turned over, so that it stays there when more come. */
export const MessageLog = ({ messages, viewer, other, top, covered, ref }: MessageLogProps) => (
  <div
    ref={ref}
    role="log"
    aria-label={`Messages with ${other}`}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    tabIndex={0}
    className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain"
  >
    <div style={{ paddingBottom: covered + 16 }} className="flex flex-col gap-4 px-4 pt-4">
      {top}
      {byDay(messages).map((day) => (
        <div key={day.label} className="flex flex-col gap-2">
          <p className="flex items-center gap-3 text-ink-soft text-sm before:h-px before:flex-1 before:bg-straw after:h-px after:flex-1 after:bg-straw">
            {day.label}
          </p>
          <ul className="flex flex-col gap-2">
            {day.messages.map((message) => (
              <Bubble key={message.id} message={message} isMine={message.from === viewer} other={other} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  </div>
)

type BubbleProps = { message: Message; isMine: boolean; other: string }

const Bubble = ({ message, isMine, other }: BubbleProps) => (
  <li className={cx('flex max-w-[85%] flex-col gap-1 md:max-w-[75%]', isMine ? 'items-end self-end' : 'self-start')}>
    <span className="sr-only">{isMine ? 'You: ' : `${message.from}: `}</span>
    {message.images.length > 0 && <MessagePhotos message={message} writer={isMine ? 'you' : other} />}
    {message.text && (
      <p
        dir="auto"
        className={cx(
          'whitespace-pre-wrap rounded-lg px-4 py-2.5 [overflow-wrap:anywhere]',
          isMine ? 'rounded-br-sm bg-hedge-soft text-ink' : 'rounded-bl-sm bg-quiet',
        )}
      >
        {message.text}
      </p>
    )}
    <p className="flex items-center gap-1.5 text-ink-soft text-xs">
      <time dateTime={message.sentAt}>{formatTime(message.sentAt)}</time>
      {isMine && <Mark isRead={message.readAt !== null} />}
    </p>
    {!isMine && asksToPayOutside(message.text) && <OutsideWarning side="reader" />}
  </li>
)

const Mark = ({ isRead }: { isRead: boolean }) => {
  const Sign = isRead ? CheckCheck : Check
  return (
    <>
      <Sign aria-hidden size={14} className={isRead ? 'text-hedge-ink' : undefined} />
      <span>{isRead ? 'Read' : 'Sent'}</span>
    </>
  )
}
