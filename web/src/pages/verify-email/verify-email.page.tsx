import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { User } from '#contract/identity/account.answers.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Spinner } from '#web/components/ui/states/spinner.tsx'
import { verifyEmailQueryOptions } from '#web/features/identity/account/account.api.ts'
import { VerifyNotice } from '#web/features/identity/account/verify-notice.tsx'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { paths } from '#web/lib/paths.ts'
import { useSearchParams } from '#web/lib/router/use-search-params.ts'
import { toast } from '#web/lib/toast.ts'
import { verificationFailure } from './verification-failure.ts'
import { Verified } from './verified.tsx'

export default function VerifyEmailPage() {
  usePageHead({ title: 'Verify your email' })
  const token = useSearchParams()[0].get('token') ?? ''
  const { data, error } = useQuery(verifyEmailQueryOptions(token))
  if (data) return <Verified message={data.message} />
  if (token === '' || error) return <NotByLink error={error} />
  return (
    <div role="status" className="page flex flex-1 flex-col items-center justify-center gap-4 py-24 text-center">
      <Spinner size={40} />
      <h1 className="text-3xl">Verifying your email</h1>
      <p className="text-ink-soft">This takes a moment.</p>
    </div>
  )
}

/** What the link did not do, the code of a new mail can, here and now. */
const NotByLink = ({ error }: { error: Error | null }) => {
  const { user } = useCurrentUser()
  const [waits, setWaits] = useState(false)
  if (user && !user.emailVerified && !waits) setWaits(true)
  if (waits && user?.emailVerified) return <Verified message="Your email has been successfully verified." />
  return <Failed error={error} user={user} />
}

const Failed = ({ error, user }: { error: Error | null; user: User | null }) => {
  const { message, toastInput } = verificationFailure(error)
  const { title, description } = toastInput ?? {}
  useEffect(() => {
    if (title && description) toast({ title, description, variant: 'destructive' })
  }, [title, description])
  return (
    <div className="page flex flex-1 flex-col items-center justify-center gap-4 py-16 text-center md:py-24">
      <div role="alert" className="flex flex-col items-center gap-4">
        <CircleAlert aria-hidden size={56} strokeWidth={1.5} className="text-comb" />
        <h1 className="text-3xl">Verification failed</h1>
        <p className="font-medium text-lg">{message}</p>
        <p className="max-w-md text-ink-soft">
          We couldn't verify your email address. Please try again or contact support.
        </p>
      </div>
      {user?.emailVerified && (
        <p className="max-w-md">
          You’re signed in as {user.username}, and your email address is already verified. There’s nothing left to do.
        </p>
      )}
      {user && !user.emailVerified && (
        <div className="w-full max-w-xl">
          <VerifyNotice email={user.email} />
        </div>
      )}
      <ButtonLink to={paths.auth} className="mt-2">
        Return to Login
      </ButtonLink>
    </div>
  )
}
