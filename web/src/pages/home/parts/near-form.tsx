import type { FormEvent, ReactNode, Ref } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { controlClass, FieldError, useField } from '#web/components/ui/forms/field.tsx'
import { cx } from '#web/lib/class-names.ts'
import { paths } from '#web/lib/paths.ts'

type NearFormProps = {
  field: Ref<HTMLInputElement>
  problem: string | undefined
  isPending: boolean
  onFind: (typed: string) => void
  className?: string | undefined
  /** What else can be done, beside the button. */
  children?: ReactNode
}

/** Asks where somebody is, in one line. Without scripts it leads to all that is for sale, the nearest first. */
export const NearForm = ({ field, problem, isPending, onFind, className, children }: NearFormProps) => {
  const { id, control } = useField({ error: problem })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onFind(String(new FormData(event.currentTarget).get('near') ?? ''))
  }
  return (
    <form action={paths.products} onSubmit={submit} className={cx('max-w-lg', className)}>
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={id} className="font-medium text-sm">
          Where are you?<span className="sr-only"> Your postcode</span>
        </label>
        <input
          {...control}
          ref={field}
          name="near"
          placeholder="Postcode"
          autoComplete="postal-code"
          enterKeyHint="search"
          maxLength={10}
          className={cx(controlClass(problem), 'min-w-24 flex-1')}
        />
        <input type="hidden" name="sort" value="nearest" />
        <Button type="submit" size="sm" className="min-h-11" pending={isPending}>
          Show
        </Button>
        {children}
      </div>
      {problem && (
        <div className="mt-1.5">
          <FieldError id={id}>{problem}</FieldError>
        </div>
      )}
    </form>
  )
}
