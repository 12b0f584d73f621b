import { type ComponentProps, useState } from 'react'
import type { FactorWay } from '#contract/identity/factors/second-factor.constants.ts'
import { TextField } from '#web/components/ui/forms/text-field.tsx'

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint'> & { ways: FactorWay[] }

const beginHere = (box: HTMLDivElement | null): void => box?.querySelector('input')?.focus()

/** One field for the code of an app or a recovery code, whichever is at hand; it has the focus as it appears. */
export const CodeField = ({ ways, ...rest }: CodeFieldProps) => {
  const hasApp = ways.includes('totp')
  const [isRecovery, setIsRecovery] = useState(!hasApp)
  return (
    <div ref={beginHere} className="flex flex-col items-start">
      {isRecovery ? (
        <TextField
          label="Recovery code"
          hint="One of the ten that you kept when you set this up. Each works once."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="w-full"
          {...rest}
        />
      ) : (
        <TextField
          label="Code from your app"
          hint="The six figures that your authenticator app shows just now."
          autoComplete="one-time-code"
          inputMode="numeric"
          className="w-full"
          {...rest}
        />
      )}
      {hasApp && ways.includes('recovery') && (
        <button
          type="button"
          onClick={() => setIsRecovery(!isRecovery)}
          className="min-h-11 font-medium text-hedge-ink text-sm underline underline-offset-4"
        >
          {isRecovery ? 'Use the code of my app' : 'Use a recovery code'}
        </button>
      )}
    </div>
  )
}
