import { RotateCcw } from 'lucide-react'
import { Fragment } from 'react'
import type { ChatSource } from '#contract/help/chat.answers.ts'
import { madeOnce } from '#contract/made-once.ts'
import { Button } from '#web/components/ui/button.tsx'
import { ContactText } from '#web/components/ui/contact-text.tsx'
import { cx } from '#web/lib/class-names.ts'
import { Link } from '#web/lib/router/link.tsx'
import { assistantName, type ChatMessage } from './conversation.machine.ts'

const bubbleClass = 'max-w-[88%] rounded-lg px-3.5 py-2.5 text-[0.9375rem] leading-relaxed'

type ChatBubbleProps = {
  message: ChatMessage
  onFollow: () => void
  /** Asks its question again; only of the newest answer. */
  onRetry: (() => void) | undefined
}

/** What one side said, as text, with the pages that an answer comes from as links. */
export const ChatBubble = (props: ChatBubbleProps) => {
  const { state, content } = props.message
  return (
    <>
      {(state !== 'writing' || content !== '') && <SaidBubble {...props} />}
      {state === 'writing' && <TypingBubble />}
    </>
  )
}

const SaidBubble = ({ message, onFollow, onRetry }: ChatBubbleProps) => {
  const { content, sender, sources, state } = message
  return (
    <div
      data-sender={sender}
      aria-busy={state === 'writing'}
      className={cx(
        bubbleClass,
        'flex flex-col gap-2.5',
        sender === 'user' ? 'self-end bg-hedge text-on-hedge' : 'self-start bg-quiet',
      )}
    >
      <span className="sr-only">{sender === 'user' ? 'You' : assistantName}:</span>
      {content !== '' &&
        content.split('\n\n').map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are only ever added at the end.
          <p key={index} className="whitespace-pre-line wrap-anywhere">
            {sender === 'user' ? paragraph : <Answered paragraph={paragraph} />}
          </p>
        ))}
      {sources.length > 0 && <Sources {...{ sources, onFollow }} />}
      {state === 'stopped' && <p className="text-ink-soft text-sm">You stopped this answer.</p>}
      {onRetry && <AskAgain {...{ message, onRetry }} />}
    </div>
  )
}

/** A listing's name is its seller's, and no number in it is called from here. */
const listingLine = /^• .*: (?:from )?£\d/

const Answered = ({ paragraph }: { paragraph: string }) =>
  paragraph.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end.
    <Fragment key={index}>
      {index > 0 && '\n'}
      {listingLine.test(line) ? line : <ContactText text={line} />}
    </Fragment>
  ))

const Sources = ({ sources, onFollow }: { sources: ChatSource[]; onFollow: () => void }) => (
  <ul aria-label="Where to read more" className="flex flex-col gap-1 border-straw border-t pt-2">
    {sources.map(({ title, url }) => (
      <li key={url}>
        <Link
          to={url}
          onClick={onFollow}
          className="inline-block py-0.5 font-medium text-hedge-ink underline underline-offset-4 hover:no-underline"
        >
          {title}
        </Link>
      </li>
    ))}
  </ul>
)

const clock = madeOnce(() => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }))

/** The way on from an answer that is none; who asked too often is told from when they may ask again. */
const AskAgain = ({ message: { state, retryAt }, onRetry }: { message: ChatMessage; onRetry: () => void }) => {
  if (state !== 'failed' && state !== 'stopped') return null
  if (retryAt) return <p className="text-sm">You have asked a lot. You can ask again at {clock().format(retryAt)}.</p>
  return (
    <Button variant="secondary" size="sm" onClick={onRetry} className="self-start">
      <RotateCcw aria-hidden size={16} />
      Ask again
    </Button>
  )
}

const TypingBubble = () => (
  <div className={cx(bubbleClass, 'flex gap-1.5 self-start bg-quiet py-4')}>
    <span className="sr-only">{assistantName} is typing</span>
    {[0, 1, 2].map((dot) => (
      <span
        key={dot}
        aria-hidden
        style={{ animationDelay: `${dot * 200}ms` }}
        className="size-2 animate-breathe rounded-full bg-ink-soft"
      />
    ))}
  </div>
)
