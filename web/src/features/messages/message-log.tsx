import { Check, CheckCheck, ShieldAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import type { Message } from '../../../../functions/contract/messages.ts'
import { cx } from '../../lib/class-names.ts'
import { formatTime } from '../../lib/format.ts'
import { byDay } from './days.ts'
import { asksToPayOutside } from './outside-payment.ts'

type MessageLogProps = { messages: Message[]; viewer: string; label: string; top: ReactNode; ref: Ref<HTMLDivElement> }

/** The messages under their days, scrolled to the newest; turned over, so that it stays there when more come. */
export const MessageLog = ({ messages, viewer, label, top, ref }: MessageLogProps) => (
  <div
    ref={ref}
    role="log"
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    tabIndex={0}
    className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain"
  >
    <div className="flex flex-col gap-4 px-4 pt-4 pb-20 md:pb-4">
      {top}
      {byDay(messages).map((day) => (
        <div key={day.label} className="flex flex-col gap-2">
          <p className="flex items-center gap-3 text-ink-soft text-sm before:h-px before:flex-1 before:bg-straw after:h-px after:flex-1 after:bg-straw">
            {day.label}
          </p>
          <ul className="flex flex-col gap-2">
            {day.messages.map((message) => (
              <Bubble key={message.id} message={message} isMine={message.from === viewer} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  </div>
)

const Bubble = ({ message, isMine }: { message: Message; isMine: boolean }) => (
  <li className={cx('flex max-w-[85%] flex-col gap-1 md:max-w-[75%]', isMine ? 'items-end self-end' : 'self-start')}>
    <p
      dir="auto"
      className={cx(
        'whitespace-pre-wrap rounded-lg px-4 py-2.5 [overflow-wrap:anywhere]',
        isMine ? 'rounded-br-sm bg-hedge-soft text-ink' : 'rounded-bl-sm bg-quiet',
      )}
    >
      <span className="sr-only">{isMine ? 'You: ' : `${message.from}: `}</span>
      {message.text}
    </p>
    <p className="flex items-center gap-1.5 text-ink-soft text-xs">
      <time dateTime={message.sentAt}>{formatTime(message.sentAt)}</time>
      {isMine && <Mark isRead={message.readAt !== null} />}
    </p>
    {!isMine && asksToPayOutside(message.text) && <OutsideWarning />}
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

const OutsideWarning = () => (
  <p className="flex items-start gap-2 rounded-md bg-yolk-soft px-3.5 py-2.5 text-sm text-yolk-ink">
    <ShieldAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
    This may ask you to pay outside Hatchyard. Pay only at the checkout here: what you pay elsewhere we cannot get back
    for you.
  </p>
)
