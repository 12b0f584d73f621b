import { grouped } from '#contract/grouped.ts'
import { cx } from '#web/lib/class-names.ts'
import { lengthOf, longestMessage } from './composer/message-rules.ts'

/** "120 of 2,000 characters"; red when it is too many. */
export const MessageCount = ({ text }: { text: string }) => {
  const length = lengthOf(text)
  return (
    <p className={cx('text-sm tabular-nums', length > longestMessage ? 'text-comb-ink' : 'text-ink-soft')}>
      {grouped(length)} of {grouped(longestMessage)} characters
    </p>
  )
}
