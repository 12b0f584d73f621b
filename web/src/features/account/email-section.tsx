import { BadgeCheck } from 'lucide-react'
import type { User } from '../../../../functions/contract/account.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { errorMessage } from '../../lib/api-error.ts'
import { toast } from '../../lib/toast.ts'
import { useResendVerification } from './account.api.ts'

/** The e-mail address, whether it is verified, and the way to a new link. */
export const EmailSection = ({ user }: { user: User }) => (
  <div className="flex flex-col items-start gap-4">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="break-all font-medium">{user.email}</span>
      {user.emailVerified ? (
        <Badge tone="hedge">
          <BadgeCheck aria-hidden size={14} />
          Verified
        </Badge>
      ) : (
        <Badge tone="yolk">Not verified</Badge>
      )}
    </p>
    {!user.emailVerified && (
      <>
        <p className="max-w-prose text-ink-soft">
          We have sent you a link. Until you follow it you can browse, fill your cart and write drafts, but not buy or
          publish.
        </p>
        <ResendButton />
      </>
    )}
  </div>
)

/** Asks for a new verification link and says how that went. */
export const ResendButton = () => {
  const { mutate, isPending } = useResendVerification()
  const resend = () =>
    mutate(undefined, {
      onSuccess: ({ message }) => toast({ title: 'Link sent', description: message, variant: 'success' }),
      onError: (error) =>
        toast({ title: 'The link could not be sent', description: errorMessage(error), variant: 'destructive' }),
    })
  return (
    <Button variant="secondary" pending={isPending} onClick={resend}>
      {isPending ? 'Sending...' : 'Send the link again'}
    </Button>
  )
}
