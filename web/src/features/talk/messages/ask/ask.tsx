import { MessageCircle } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { mayHaveSession } from '#web/lib/api/api-client.ts'
import { useHere } from '#web/lib/drawing.ts'
import { paths } from '#web/lib/paths.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { useLatePart } from '#web/lib/use-late-part.ts'
import { type Asked, type AskedAbout, type AskKind, askButtons } from './ask-words.ts'

const loadDialog = () => import('./ask-dialog.tsx').then((module) => ({ default: module.AskDialog }))

type AskProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> & {
  to: Asked
  /** A listing or an order; left out, it is about the shop as a whole. */
  about?: AskedAbout
  kind: AskKind
  /** Looks before the form opens; true when that led somewhere else. */
  before?: () => Promise<boolean>
}

const useAsking = (before: AskProps['before']) => {
  const { Part: AskDialog, open, show, close } = useLatePart(loadDialog)
  const [isLooking, setLooking] = useState(false)
  const ask = async () => {
    setLooking(true)
    const isElsewhere = await before?.()
    setLooking(false)
    if (!isElsewhere) await show()
  }
  return { AskDialog, open, isLooking, ask, close }
}

/**
 * Begins a conversation: a question about a listing, a quote, or a word to a shop or about an order. Who is not signed in
 * signs in first and comes back; to the other one themselves it shows nothing. The form comes with the first click.
 */
export const Ask = ({ to, about, kind, before, variant = 'secondary', ...look }: AskProps) => {
  const { user, isPending } = useCurrentUser()
  const mayBeUser = useHere(mayHaveSession, false)
  const { pathname, search } = useLocation()
  const { AskDialog, open, isLooking, ask, close } = useAsking(before)
  if (user?.username === to.username) return null
  const label = (
    <>
      {!isLooking && <MessageCircle aria-hidden size={18} />}
      {askButtons[kind]}
    </>
  )
  if (!user && !(isPending && mayBeUser)) {
    return (
      <ButtonLink {...look} variant={variant} to={paths.signIn(`${pathname}${search}`)}>
        {label}
      </ButtonLink>
    )
  }
  return (
    <>
      <Button
        {...look}
        variant={variant}
        aria-haspopup="dialog"
        disabled={!user}
        pending={isLooking}
        onClick={() => void ask()}
      >
        {label}
      </Button>
      {AskDialog && user && <AskDialog to={to} about={about} kind={kind} user={user} open={open} onClose={close} />}
    </>
  )
}
