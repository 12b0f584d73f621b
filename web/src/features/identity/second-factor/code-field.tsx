import { type ComponentProps, useState } from 'react'
import type { FactorWay } from '#contract/identity/factors/second-factor.constants.ts'
import { TextField } from '#web/components/ui/forms/text-field.tsx'

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint'> & {
  ways: FactorWay[]
  /** Takes what was typed and what was said of it away: a code of one kind is none of the other. */
  onClear: () => void
}

const takeFocus = (box: HTMLDivElement | null): void => box?.querySelector('input')?.focus()

/** One field for the code of an app or a recovery code, whichever is at hand; it has the focus as it appears. */
export const CodeField = ({ ways, onClear, ...rest }: CodeFieldProps) => {
  const hasApp = ways.includes('totp')
  const [isRecovery, setIsRecovery] = useState(!hasApp)
  const change = () => {
    onClear()
    setIsRecovery(!isRecovery)
  }
  return (
    <div className="flex flex-col items-start">
      <div key={String(isRecovery)} ref={takeFocus} className="w-full">
        {isRecovery ? (
          <TextField
            label="Recovery code"
            hint="One of the ten you saved when you set this up. Each works once."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
          />
        ) : (
          <TextField
            label="Code from your app"
            hint="The six-digit code showing in your app now."
            autoComplete="one-time-code"
            inputMode="numeric"
            {...rest}
          />
        )}
      </div>
      {hasApp && ways.includes('recovery') && (
        <QuietLink onClick={change}>{isRecovery ? 'Use my app instead' : 'Use a recovery code'}</QuietLink>
      )}
    </div>
  )
}

/** Another way than that which is offered first. */
export const QuietLink = (props: ComponentProps<'button'>) => (
  <button
    type="button"
    {...props}
    className="min-h-11 self-start font-medium text-hedge-ink text-sm underline underline-offset-4"
  />
)
