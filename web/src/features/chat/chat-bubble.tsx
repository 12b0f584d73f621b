import { Link } from 'react-router-dom'
import { cx } from '../../lib/class-names.ts'
import { assistantName, type ChatMessage } from './use-conversation.ts'

const bubbleClass = 'max-w-[88%] rounded-lg px-3.5 py-2.5 text-[0.9375rem] leading-relaxed'

type ChatBubbleProps = { message: ChatMessage; onFollow: () => void }

/** What one side said, as text, with the pages that an answer comes from as links. */
export const ChatBubble = ({ message: { content, sender, sources }, onFollow }: ChatBubbleProps) => (
  <div
    data-sender={sender}
    className={cx(
      bubbleClass,
      'flex flex-col gap-2.5',
      sender === 'user' ? 'self-end bg-hedge text-on-hedge' : 'self-start bg-quiet',
    )}
  >
    <span className="sr-only">{sender === 'user' ? 'You' : assistantName}:</span>
    {content.split('\n\n').map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: what was said never changes.
      <p key={index} className="whitespace-pre-line">
        {paragraph}
      </p>
    ))}
    {sources.length > 0 && (
      <ul aria-label="Where this stands" className="flex flex-col gap-1 border-straw border-t pt-2">
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
    )}
  </div>
)

export const TypingBubble = () => (
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
