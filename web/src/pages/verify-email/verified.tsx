import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { forgetVerifyPlace, verifyPlace } from '#web/features/identity/account/verifying/verify-place.ts'
import { refreshUser, useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { paths } from '#web/lib/paths.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { toast } from '#web/lib/toast.ts'

const redirectAfterMs = 3000

const whereTo = ({ place, isIn }: { place: string | null; isIn: boolean }): string => {
  if (!isIn) return 'Taking you to the sign-in page…'
  return place ? 'Taking you back to where you were…' : 'Taking you to your profile…'
}

/** Says that the address is verified, and leads back to what it kept its owner from: by way of the sign-in page. */
export const Verified = ({ message }: { message: string }) => {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { user } = useCurrentUser()
  const [place] = useState(() => verifyPlace(Date.now()))
  const to = place ? paths.signIn(place) : paths.auth
  useEffect(() => {
    toast({ title: 'Email Verified', description: message, variant: 'success' })
    forgetVerifyPlace()
    void refreshUser(client)
    const timer = setTimeout(() => navigate(to), redirectAfterMs)
    return () => clearTimeout(timer)
  }, [client, navigate, message, to])
  return (
    <div className="page flex flex-1 flex-col items-center justify-center gap-4 py-24 text-center">
      <CircleCheck aria-hidden size={56} strokeWidth={1.5} className="text-hedge" />
      <h1 className="text-3xl">Your email address is verified</h1>
      <p role="status" className="text-ink-soft text-lg">
        {message}
      </p>
      <p className="text-ink-soft">{whereTo({ place, isIn: user !== null })}</p>
      <ButtonLink to={to} className="mt-2">
        Continue
      </ButtonLink>
    </div>
  )
}
