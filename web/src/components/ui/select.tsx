import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { controlClass } from './forms/field.tsx'

/** A select without a visible label, for bars and filters; `className` is its place. */
export const Select = ({ className, ...rest }: ComponentProps<'select'> & { 'aria-label': string }) => (
  <div className={cx('relative', className)}>
    <select {...rest} className={cx(controlClass(undefined), 'appearance-none pr-9!')} />
    <ChevronDown
      aria-hidden
      size={18}
      className="pointer-events-none absolute inset-y-0 right-2.5 my-auto text-ink-soft"
    />
  </div>
)
