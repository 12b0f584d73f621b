import { MessageCircle } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { useCurrentUser } from '../session/session.api.ts'
import { type AskKind, askWords } from './ask-words.ts'

const AskDialog = lazy(() => import('./ask-dialog.tsx').then((module) => ({ default: module.AskDialog })))

export type AskedAbout = { id: string; name: string; seller: { username: string; shopName: string } }

type AskSellerProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> & {
  product: AskedAbout
  kind: AskKind
}

/**
 * Begins a conversation with the seller of a listing: a question, or a quote for a service. Who is not signed in signs in
 * first and comes back; to the seller himself it shows nothing. The form comes with the first click.
 */
export const AskSeller = ({ product, kind, variant = 'secondary', ...look }: AskSellerProps) => {
  const { user, isPending } = useCurrentUser()
  const { pathname, search } = useLocation()
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)
  const ask = () => {
    setAsked(true)
    setOpen(true)
  }
  if (user?.username === product.seller.username) return null
  const label = (
    <>
      <MessageCircle aria-hidden size={18} />
      {askWords[kind].button}
    </>
  )
  if (!user && !isPending) {
    return (
      <ButtonLink {...look} variant={variant} to={paths.signIn(`${pathname}${search}`)}>
        {label}
      </ButtonLink>
    )
  }
  return (
    <>
      <Button {...look} variant={variant} aria-haspopup="dialog" disabled={!user} onClick={ask}>
        {label}
      </Button>
      {asked && user && (
        <Suspense>
          <AskDialog product={product} kind={kind} user={user} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
