import { type ReactNode, useId } from 'react'
import { cx } from '#web/lib/class-names.ts'

type PhotoInputProps = {
  onFiles: (files: File[]) => void
  /** Takes nothing now, and keeps the focus all the same: an input that is disabled would lose it. */
  off: boolean
  /** How many at a time; `camera` opens that of a phone and is not shown on larger screens. */
  takes: 'one' | 'many' | 'camera'
  title?: string
  describedBy?: string | undefined
  className?: string
  children: ReactNode
}

/** The look of a secondary button. */
const button =
  'inline-flex min-h-11 items-center gap-2 rounded-md border border-field bg-surface px-5 font-semibold hover:bg-quiet'

/** A label that opens the choice of pictures, reached and seen by keyboard as a button is. */
export const PhotoInput = ({ onFiles, off, takes, title, describedBy, className, children }: PhotoInputProps) => {
  const id = useId()
  return (
    <label
      htmlFor={id}
      title={title}
      className={cx(
        'cursor-pointer has-aria-disabled:cursor-default has-aria-disabled:opacity-60',
        'has-focus-visible:outline-2 has-focus-visible:outline-hedge',
        takes === 'camera' && 'md:hidden',
        className ?? button,
      )}
    >
      {children}
      <input
        id={id}
        type="file"
        accept="image/*"
        multiple={takes === 'many'}
        capture={takes === 'camera' ? 'environment' : undefined}
        aria-describedby={describedBy}
        aria-disabled={off || undefined}
        className="sr-only"
        onClick={(event) => off && event.preventDefault()}
        onChange={(event) => {
          // A file that is dropped on it comes without a click.
          if (!off) onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </label>
  )
}
