import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Spinner } from '#web/components/ui/states/spinner.tsx'
import { verifyEmailQueryOptions } from '#web/features/identity/account/account.api.ts'
import { refreshUser, useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { paths } from '#web/lib/paths.ts'
import { toast } from '#web/lib/toast.ts'
import { verificationFailure } from './verification-failure.ts'

const redirectAfterMs = 3000

export default function VerifyEmailPage() {
  usePageHead({ title: 'Verify your e-mail' })
  const token = useSearchParams()[0].get('token') ?? ''
  const { data, error } = useQuery(verifyEmailQueryOptions(token))
  if (data) return <Verified message={data.message} />
  if (token === '' || error) return <Failed error={error} />
  return (
    <div role="status" className="page flex flex-1 flex-col items-center justify-center gap-4 py-24 text-center">
      <Spinner size={40} />
      <h1 className="text-3xl">Verifying your e-mail</h1>
      <p className="text-ink-soft">This takes a moment.</p>
    </div>
  )
}

const Verified = ({ message }: { message: string }) => {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { user } = useCurrentUser()
  useEffect(() => {
    toast({ title: 'Email Verified', description: 'Your email has been successfully verified.', variant: 'success' })
    void refreshUser(client)
    const timer = setTimeout(() => navigate(paths.auth), redirectAfterMs)
    return () => clearTimeout(timer)
  }, [client, navigate])
  return (
    <div className="page flex flex-1 flex-col items-center justify-center gap-4 py-24 text-center">
      <CircleCheck aria-hidden size={56} strokeWidth={1.5} className="text-hedge" />
      <h1 className="text-3xl">Your e-mail address is verified</h1>
      <p role="status" className="text-ink-soft text-lg">
        {message}
      </p>
      <p className="text-ink-soft">{user ? 'Taking you to your profile…' : 'Taking you to the sign-in page…'}</p>
      <ButtonLink to={paths.auth} className="mt-2">
        Continue
      </ButtonLink>
    </div>
  )
}

const Failed = ({ error }: { error: Error | null }) => {
  const { message, toastInput } = verificationFailure(error)
  const { title, description } = toastInput ?? {}
  useEffect(() => {
    if (title && description) toast({ title, description, variant: 'destructive' })
  }, [title, description])
  return (
    <div role="alert" className="page flex flex-1 flex-col items-center justify-center gap-4 py-24 text-center">
      <CircleAlert aria-hidden size={56} strokeWidth={1.5} className="text-comb" />
      <h1 className="text-3xl">Verification failed</h1>
      <p className="font-medium text-lg">{message}</p>
      <p className="max-w-md text-ink-soft">
        We couldn't verify your email address. Please try again or contact support.
      </p>
      <ButtonLink to={paths.auth} className="mt-2">
        Return to Login
      </ButtonLink>
    </div>
  )
}
