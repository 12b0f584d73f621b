import { useEffect } from 'react'
import { endAsking, expectUser, useIsAsking } from '#web/lib/signed-out.ts'
import { useLatePart } from '#web/lib/use-late-part.ts'
import { useCurrentUser } from './session.api.ts'

const loadDialog = () => import('./sign-in-again.tsx')

/** Asks who it is once a session ends under an open page; nothing until then. */
export const SignInAgainSlot = () => {
  const { user } = useCurrentUser()
  const asking = useIsAsking()
  const { Part: SignInAgain, show } = useLatePart(loadDialog)
  const username = user?.username ?? null
  useEffect(() => expectUser(username), [username])
  useEffect(() => {
    // Without it the page stands as it was, what was refused says why, and the next write asks again.
    if (asking) void show().then((isThere) => isThere || endAsking(false))
  }, [asking, show])
  // Once there it stays, so that the dialog can give the focus back as it closes.
  return SignInAgain && <SignInAgain username={username} open={asking && username !== null} />
}
