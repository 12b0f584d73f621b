import { SendHorizontal } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { FieldError } from '#web/components/ui/forms/field.tsx'
import { cx } from '#web/lib/class-names.ts'
import { MessageCount } from '../message-count.tsx'
import { lengthOf, longestMessage } from './message-rules.ts'
import { asksToPayOutside } from './outside-payment.ts'
import { OutsideWarning } from './outside-warning.tsx'
import { PhotoButtons } from './photo-buttons.tsx'
import { PhotoTray } from './photo-tray.tsx'
import { QuickReplies } from './quick-replies.tsx'
import { useComposer } from './use-composer.ts'
import type { Photos } from './use-photos.ts'

/** When so few characters are left, they are counted aloud. */
const countedFrom = longestMessage - 200

type ComposerProps = {
  conversationId: string
  photos: Photos
  /** Whether who writes has a shop, and so answers that they give often. */
  sells: boolean
  onSent: () => void
}

/** Writes on in a conversation: the button or Ctrl+Enter (Cmd+Enter) sends; a pasted picture is a photo. */
export const Composer = ({ conversationId, photos, sells, onSent }: ComposerProps) => {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const { text, write, insert, error, send, isPending } = useComposer({ conversationId, photos, onSent, box })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    send()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    photos.add(event.clipboardData.files)
  }
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      {/* Beside the form: its dialog holds one of its own. */}
      {sells && <QuickReplies onInsert={insert} />}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
        className="flex flex-col gap-1.5"
      >
        <PhotoTray photos={photos} />
        <div className="flex items-end gap-1">
          <PhotoButtons photos={photos} />
          <label htmlFor={id} className="sr-only">
            Your message
          </label>
          <textarea
            ref={box}
            id={id}
            value={text}
            rows={1}
            placeholder="Write a message"
            aria-keyshortcuts="Control+Enter Meta+Enter"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => write(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            className={cx(
              'field-sizing-content mr-1 max-h-40 min-h-11 w-full min-w-0 resize-none rounded-md border bg-surface px-3.5 py-2.5 text-base placeholder:text-ink-soft',
              error ? 'border-comb' : 'border-field hover:border-ink-soft',
            )}
          />
          <Button type="submit" size="icon" aria-label={isPending ? 'Sending...' : 'Send'} pending={isPending}>
            {!isPending && <SendHorizontal aria-hidden size={20} />}
          </Button>
        </div>
        <div aria-live="polite" className="flex flex-col gap-1.5 empty:hidden">
          {error && <FieldError id={id}>{error}</FieldError>}
          {asksToPayOutside(text) && <OutsideWarning side="writer" />}
        </div>
        {lengthOf(text) >= countedFrom && <MessageCount text={text} />}
      </form>
    </div>
  )
}
