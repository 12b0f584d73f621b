import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { AuthFrame } from '#web/features/identity/auth/auth-frame.tsx'
import { ResetForm } from '#web/features/identity/auth/reset-form.tsx'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { paths } from '#web/lib/paths.ts'
import { useSearchParams } from '#web/lib/router/use-search-params.ts'

type Outcome = { done: boolean; message: string }

const tokenless: Outcome = {
  done: false,
  message: 'This page needs the link from our email, and part of it is missing here.',
}

export default function ResetPasswordPage() {
  usePageHead({ title: 'Choose a new password' })
  const token = useSearchParams()[0].get('token') ?? ''
  const [outcome, setOutcome] = useState(token === '' ? tokenless : null)
  return (
    <AuthFrame>
      {outcome ? (
        <Told {...outcome} />
      ) : (
        <>
          <h1 className="text-3xl">Choose a new password</h1>
          <p className="mt-3 mb-6 text-ink-soft">We’ll sign you out everywhere. Then sign in with your new password.</p>
          <ResetForm
            token={token}
            onDone={(message) => setOutcome({ done: true, message })}
            onEnded={(message) => setOutcome({ done: false, message })}
          />
        </>
      )}
    </AuthFrame>
  )
}

const Told = ({ done, message }: Outcome) => {
  const Icon = done ? CircleCheck : CircleAlert
  return (
    <div className="flex flex-col items-start gap-4">
      <Icon aria-hidden size={44} strokeWidth={1.5} className={done ? 'text-hedge' : 'text-comb'} />
      <h1 className="text-3xl">{done ? 'Password changed' : 'This link doesn’t work'}</h1>
      <p role={done ? 'status' : 'alert'} className="text-lg">
        {message}
      </p>
      <ButtonLink to={done ? paths.auth : paths.forgotPassword} size="lg" className="mt-2">
        {done ? 'Sign In' : 'Ask for a new link'}
      </ButtonLink>
    </div>
  )
}
