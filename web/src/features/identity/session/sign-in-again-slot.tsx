import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { expectUser, useIsAsking } from '#web/lib/signed-out.ts'
import { useCurrentUser } from './session.api.ts'
import type { SignInAgainProps } from './sign-in-again.tsx'

const Nothing: ComponentType<SignInAgainProps> = () => null
// Without it the page still stands as it was, and what was refused says why.
const SignInAgain = lazy<ComponentType<SignInAgainProps>>(() =>
  import('./sign-in-again.tsx').catch(() => ({ default: Nothing })),
)

/** Asks who it is once a session ends under an open page; nothing until then. */
export const SignInAgainSlot = () => {
  const { user } = useCurrentUser()
  const asking = useIsAsking()
  const [wasAsked, setWasAsked] = useState(false)
  const username = user?.username ?? null
  useEffect(() => expectUser(username), [username])
  if (asking && !wasAsked) setWasAsked(true)
  // Once there it stays, so that the dialog can give the focus back as it closes.
  if (!wasAsked) return null
  return (
    <Suspense>
      <SignInAgain username={username} open={asking && username !== null} />
    </Suspense>
  )
}
