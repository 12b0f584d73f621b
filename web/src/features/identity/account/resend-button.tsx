import { Button } from '#web/components/ui/button.tsx'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useResendVerification } from './account.api.ts'

/** Asks for a new link to the address that waits for one, and says how that went. */
export const ResendButton = () => {
  const { mutate, isPending } = useResendVerification()
  const resend = () =>
    mutate(undefined, {
      onSuccess: ({ message }) => toast({ title: 'Link sent', description: message, variant: 'success' }),
      onError: (error) =>
        toast({ title: 'We couldn’t send the link', description: errorMessage(error), variant: 'destructive' }),
    })
  return (
    <Button variant="secondary" pending={isPending} onClick={resend}>
      {isPending ? 'Sending...' : 'Send the link again'}
    </Button>
  )
}
