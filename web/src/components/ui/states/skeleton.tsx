import { cx } from '#web/lib/class-names.ts'

/** A box of the size of what will stand there (give width and height by class). Put `aria-busy` on the list around it. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={cx('block animate-breathe rounded-sm bg-quiet', className)} />
)
