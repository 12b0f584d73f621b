import { Send, Square } from 'lucide-react'
import type { FormEvent, RefObject } from 'react'
import { communityLimits } from '#contract/talk/community.constants.ts'
import { Button } from '#web/components/ui/button.tsx'
import { controlClass } from '#web/components/ui/forms/field.tsx'

export type ChatFormProps = {
  field: RefObject<HTMLInputElement | null>
  isPending: boolean
  /** What is typed and not sent yet: it stays when the window is closed. */
  draft: string
  onDraft: (draft: string) => void
  onAsk: (question: string) => void
  onStop: () => void
}

/**
 * Takes nothing while a reply is on its way, but to stop it. The field has the focus from the question to the answer: one that is
 * disabled would lose it.
 */
export const ChatForm = ({ field, draft, isPending, onDraft, onAsk, onStop }: ChatFormProps) => {
  const question = draft.trim()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isPending || question === '') return
    onDraft('')
    onAsk(question)
    field.current?.focus()
  }
  return (
    <form onSubmit={send} className="flex gap-2 border-straw border-t p-3">
      <input
        ref={field}
        value={draft}
        onChange={({ target }) => onDraft(target.value)}
        readOnly={isPending}
        aria-disabled={isPending || undefined}
        maxLength={communityLimits.chat.max}
        aria-label="Your question"
        placeholder="Ask a question"
        autoComplete="off"
        enterKeyHint="send"
        className={controlClass(undefined)}
      />
      {isPending && (
        <Button type="button" variant="secondary" size="icon" aria-label="Stop the answer" onClick={onStop}>
          <Square aria-hidden size={16} fill="currentColor" />
        </Button>
      )}
      <Button type="submit" size="icon" aria-label="Send" disabled={isPending || question === ''}>
        <Send aria-hidden size={18} />
      </Button>
    </form>
  )
}
