import { useEffect } from 'react'
import { endAsking, expectUser, useIsAsking } from '#web/lib/signed-out.ts'
import { typingRests } from '#web/lib/unsaved-input.ts'
import { useLatePart } from '#web/lib/use-late-part.ts'
import { useCurrentUser } from './session.api.ts'

const loadDialog = () => import('./sign-in-again.tsx')

/** Asks who it is once a session ends under an open page; nothing until then. */
export const SignInAgainSlot = () => {
  const { user } = useCurrentUser()
  const asking = useIsAsking()
  const { Part: SignInAgain, open, show, close } = useLatePart(loadDialog)
  const username = user?.username ?? null
  useEffect(() => expectUser(username), [username])
  useEffect(() => {
    if (!asking) return close()
    // Without it the page stands as it was, what was refused says why, and the next write asks again.
    void typingRests()
      .then(show)
      .then((isThere) => isThere || endAsking(false))
  }, [asking, show, close])
  // Once there it stays, so that the dialog can give the focus back as it closes.
  return SignInAgain && <SignInAgain username={username} open={open && asking && username !== null} />
}
