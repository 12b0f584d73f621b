import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { FieldError } from '../../components/ui/field.tsx'
import { errorMessage } from '../../lib/api-error.ts'
import { cx } from '../../lib/class-names.ts'
import { MessageCount } from './message-count.tsx'
import { lengthOf, longestMessage, wrongWith } from './message-rules.ts'
import { useReply } from './messages.api.ts'

/** When so few characters are left, they are counted aloud. */
const countedFrom = longestMessage - 200

/** What is typed stays until it has been sent; a second try of what failed is the same button again. */
const useComposer = (conversationId: string, onSent: () => void) => {
  const { mutate, isPending } = useReply(conversationId)
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const write = (next: string) => {
    setText(next)
    setError(null)
  }
  const send = () => {
    if (isPending) return
    const wrong = wrongWith(text)
    setError(wrong)
    if (wrong) return
    mutate(text.trim(), {
      onSuccess: () => {
        setText('')
        onSent()
      },
      onError: (failure) => setError(errorMessage(failure)),
    })
  }
  return { text, write, error, send, isPending }
}

type ComposerProps = { conversationId: string; onSent: () => void; className?: string }

/** Writes on in a conversation: the button or Ctrl+Enter (Cmd+Enter) sends. */
export const Composer = ({ conversationId, onSent, className }: ComposerProps) => {
  const id = useId()
  const { text, write, error, send, isPending } = useComposer(conversationId, onSent)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    send()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className={cx('flex min-w-0 flex-col gap-1.5', className)}
    >
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          Your message
        </label>
        <textarea
          id={id}
          value={text}
          rows={1}
          placeholder="Write a message"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          className={cx(
            'field-sizing-content max-h-40 min-h-11 w-full min-w-0 resize-none rounded-md border bg-surface px-3.5 py-2.5 text-base placeholder:text-ink-soft',
            error ? 'border-comb' : 'border-field hover:border-ink-soft',
          )}
        />
        <Button type="submit" size="icon" aria-label={isPending ? 'Sending...' : 'Send'} pending={isPending}>
          {!isPending && <SendHorizontal aria-hidden size={20} />}
        </Button>
      </div>
      <div aria-live="polite">{error && <FieldError id={id}>{error}</FieldError>}</div>
      {lengthOf(text) >= countedFrom && <MessageCount text={text} />}
    </form>
  )
}
