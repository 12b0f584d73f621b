import type { ComponentProps, ReactNode } from 'react'
import type { User } from '#contract/identity/account.answers.ts'
import { hasPasskeys } from '#web/features/identity/passkeys/passkey-browser.ts'
import PasskeySignIn from '#web/features/identity/passkeys/passkey-sign-in.tsx'
import { CodeField, QuietLink } from './code-field.tsx'
import type { useSecondStep } from './use-second-step.ts'

export type SecondStepProps = Omit<ComponentProps<typeof CodeField>, 'ways' | 'step'> & {
  step: ReturnType<typeof useSecondStep>
  onSignedIn: (user: User) => void
  /** What sends the code: shown beside its field. */
  children: ReactNode
}

/**
 * What a sign-in takes beside the password, in place of name and password, once the server has asked for it: the field is
 * the form's. A passkey comes first where there is one, and what was saved for the day it is lost behind it.
 */
export default function SecondStep({ step, onSignedIn, children, ...field }: SecondStepProps) {
  const ways = step.ways ?? []
  const offersPasskey = ways.includes('passkey') && hasPasskeys()
  const typesCode = step.typesCode || ways.includes('totp') || !offersPasskey
  const mayType = ways.some((way) => way !== 'passkey')
  return (
    <>
      <p role="status">Password correct. One more step.</p>
      {offersPasskey && <PasskeySignIn isFirst onSignedIn={onSignedIn} />}
      {mayType && !typesCode && <QuietLink onClick={step.typeCode}>Use a recovery code</QuietLink>}
      {mayType && typesCode && (
        <>
          <CodeField ways={ways} {...field} />
          {children}
        </>
      )}
    </>
  )
}
