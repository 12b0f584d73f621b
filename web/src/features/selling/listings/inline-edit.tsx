import { Pencil } from 'lucide-react'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { FieldError } from '#web/components/ui/forms/field.tsx'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { cx } from '#web/lib/class-names.ts'

export type InlineEditProps = {
  /** What is changed, for who can't see the row: "Price of Marans eggs". */
  label: string
  /** What stands now, as it is said and as it is typed. */
  shown: string
  value: string
  prefix?: string
  /** Saves what was typed over what stood when it was begun; answers what keeps it from that, or null when saved. */
  save: (typed: string, from: string) => Promise<string | null>
}

/** A figure that becomes a field when it is touched: Enter or leaving it saves, Escape takes it back. */
export const InlineEdit = ({ label, shown, value, prefix, save }: InlineEditProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const from = useRef(value)
  const opener = useRef<HTMLButtonElement>(null)
  /** Closed by a key: the focus goes back to what opened it, as soon as that is there again. */
  const back = useRef(false)
  const id = useId()
  useLayoutEffect(() => {
    if (typed !== null || !back.current) return
    back.current = false
    opener.current?.focus()
  }, [typed])

  const close = (): void => {
    setTyped(null)
    setProblem(null)
  }
  const closeByKey = (): void => {
    back.current = true
    close()
  }
  const submit = async (done: () => void): Promise<void> => {
    if (typed === null || pending) return
    if (typed.trim() === from.current && !problem) return done()
    setPending(true)
    const refused = await save(typed.trim(), from.current).catch(errorMessage)
    setPending(false)
    if (refused === null) done()
    else setProblem(refused)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') closeByKey()
    if (event.key !== 'Enter') return
    event.preventDefault()
    void submit(closeByKey)
  }
  if (typed === null) {
    return (
      <button
        ref={opener}
        type="button"
        aria-label={`${label}: ${shown}. Change`}
        onClick={() => {
          from.current = value
          setTyped(value)
        }}
        className="numbers group inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 hover:bg-quiet md:min-h-9"
      >
        {shown}
        <Pencil aria-hidden size={14} className="text-ink-soft opacity-60 group-hover:opacity-100" />
      </button>
    )
  }
  return (
    <span className="inline-flex max-w-56 flex-col items-stretch gap-1 text-left">
      <span className="relative">
        {prefix && <span className="absolute inset-y-0 left-2.5 grid place-items-center text-ink-soft">{prefix}</span>}
        <input
          // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was just pressed
          autoFocus
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          inputMode={prefix ? 'decimal' : 'numeric'}
          value={typed}
          readOnly={pending}
          aria-busy={pending || undefined}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          // What was refused waits for a decision: leaving it is none.
          onBlur={() => void (problem === null && submit(close))}
          className={cx(
            'numbers min-h-11 w-28 rounded-md border bg-surface px-2.5 text-base md:min-h-9',
            prefix && 'pl-6',
            problem ? 'border-comb' : 'border-field',
          )}
        />
      </span>
      {problem && (
        <span role="alert">
          <FieldError id={id}>{problem}</FieldError>
        </span>
      )}
    </span>
  )
}
