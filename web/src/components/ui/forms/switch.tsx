import type { ComponentProps, ReactNode } from 'react'
import { useField } from './field.tsx'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: string; hint?: ReactNode }

/** A choice between on and off that is saved as it is made. */
export const Switch = ({ label, hint, className, ...rest }: SwitchProps) => {
  const { id, control } = useField({ hint }, rest.id)
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start justify-between gap-4">
        <span className="min-w-0">
          <span className="block font-medium">{label}</span>
          {hint && (
            <span id={`${id}-hint`} className="block text-ink-soft text-sm">
              {hint}
            </span>
          )}
        </span>
        <span className="relative mt-0.5 inline-flex shrink-0">
          <input
            {...rest}
            {...control}
            type="checkbox"
            role="switch"
            aria-checked={rest.checked}
            aria-label={label}
            className="peer h-7 w-12 cursor-pointer appearance-none rounded-full border border-field bg-quiet transition-colors checked:border-hedge checked:bg-hedge focus-visible:outline-2 focus-visible:outline-hedge focus-visible:outline-offset-2"
          />
          <span
            aria-hidden
            className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-ink-soft transition-transform peer-checked:translate-x-5 peer-checked:bg-on-hedge"
          />
        </span>
      </label>
    </div>
  )
}
