import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { controlClass } from './forms/field.tsx'

type SelectProps = ComponentProps<'select'> & { error?: string | undefined }

/** The browser's own select with our arrow; without a field around it, it wants an `aria-label`. `className` is its place. */
export const Select = ({ className, error, ...rest }: SelectProps) => (
  <div className={cx('relative', className)}>
    <select {...rest} className={cx(controlClass(error), 'appearance-none pr-9')} />
    <ChevronDown
      aria-hidden
      size={18}
      className="pointer-events-none absolute inset-y-0 right-2.5 my-auto text-ink-soft"
    />
  </div>
)
