import type { ComponentProps, MouseEvent } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Spinner } from './states/spinner.tsx'

const variants = {
  primary: 'bg-hedge text-on-hedge hover:bg-hedge-hover',
  secondary: 'border border-field bg-surface text-ink hover:bg-quiet',
  quiet: 'text-hedge-ink hover:bg-hedge-soft',
  accent: 'bg-yolk text-on-yolk hover:brightness-105',
  destructive: 'bg-comb text-on-comb hover:bg-comb-hover',
} as const

const sizes = {
  sm: 'min-h-9 pointer-coarse:min-h-11 px-3 text-sm gap-1.5',
  md: 'min-h-11 px-5 gap-2',
  lg: 'min-h-13 px-7 text-lg gap-2.5',
  icon: 'size-11',
} as const

type Look = { variant?: keyof typeof variants; size?: keyof typeof sizes }

const buttonClass = ({ variant = 'primary', size = 'md' }: Look) =>
  cx(
    'inline-flex shrink-0 select-none items-center justify-center rounded-md text-center font-semibold leading-tight',
    'transition-[background-color,color,opacity,filter] disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    variants[variant],
    sizes[size],
  )

type ButtonProps = ComponentProps<'button'> & Look & { pending?: boolean }

const takeNoClick = (event: MouseEvent): void => event.preventDefault()

/** The second click of a double click is no press of its own: the first one's act may not be shown as pending yet. */
const dropSecondClick = (event: MouseEvent): void => {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

/**
 * `pending` shows that it works and takes no second click; the words ("Signing In...") are the caller's. It stays in reach
 * meanwhile: a button that is disabled would lose the focus to the top of the page.
 */
export const Button = ({ variant, size, pending, className, children, onClick, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    onClickCapture={pending === undefined ? undefined : dropSecondClick}
    onClick={pending ? takeNoClick : onClick}
    aria-disabled={pending || undefined}
    aria-busy={pending || undefined}
    className={cx(buttonClass({ variant, size }), className)}
  >
    {pending && <Spinner />}
    {children}
  </button>
)

/** A link that looks like a button. An icon alone needs an `aria-label`. */
export const ButtonLink = ({ variant, size, className, ...rest }: ComponentProps<typeof Link> & Look) => (
  <Link {...rest} className={cx(buttonClass({ variant, size }), className)} />
)
