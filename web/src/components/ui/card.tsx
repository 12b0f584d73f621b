import type { ComponentProps } from 'react'
import { cx } from '#web/lib/class-names.ts'

/** A quiet surface with a hairline; padding is its own. */
export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={cx('rounded-lg border border-straw bg-surface p-4 md:p-6', className)} />
)
