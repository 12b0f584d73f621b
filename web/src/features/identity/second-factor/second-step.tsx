import type { ComponentProps } from 'react'
import type { FactorWay } from '#contract/identity/factors/second-factor.constants.ts'
import { CodeField } from './code-field.tsx'

export type SecondStepProps = ComponentProps<typeof CodeField>

const wordsFor = (ways: FactorWay[]): string => {
  if (!ways.includes('passkey')) return 'Your password is right. Now the second step.'
  if (ways.includes('totp')) return 'Your password is right. Now the second step: a code, or sign in with your passkey.'
  return 'Your password is right. Now the second step: sign in with your passkey, or use a recovery code.'
}

/** What a sign-in takes beside the password, once the server has asked for it: the field is the form's. */
export default function SecondStep({ ways, ...field }: SecondStepProps) {
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-straw bg-quiet p-4">
      <p role="status" className="text-sm">
        {wordsFor(ways)}
      </p>
      {ways.some((way) => way !== 'passkey') && <CodeField ways={ways} {...field} />}
    </div>
  )
}
