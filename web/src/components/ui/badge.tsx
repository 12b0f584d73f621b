import type { ReactNode } from 'react'
import { cx } from '#web/lib/class-names.ts'

const tones = {
  neutral: 'bg-quiet text-ink',
  hedge: 'bg-hedge-soft text-hedge-ink',
  yolk: 'bg-yolk-soft text-yolk-ink',
  comb: 'bg-comb-soft text-comb-ink',
  egg: 'bg-duck-egg text-duck-egg-ink',
} as const

export type BadgeTone = keyof typeof tones

export const Badge = ({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) => (
  <span
    className={cx(
      'inline-flex items-center gap-1 whitespace-nowrap rounded-sm px-2 py-0.5 font-sans font-semibold text-xs leading-5 tracking-normal',
      tones[tone],
    )}
  >
    {children}
  </span>
)
