import { MailOpen } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { formatDayTime } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { useKeepEmail } from './credentials.api.ts'
import { ResendButton } from './resend-button.tsx'

/** A new address whose link has not been opened: sent again, or given up. */
export const EmailWaiting = ({ email, expiresAt }: { email: string; expiresAt: string }) => {
  const { mutate, isPending } = useKeepEmail()
  const keep = () =>
    mutate(undefined, {
      onSuccess: () =>
        toast({ title: 'Your address stays the same', description: `The link to ${email} won’t work any more.` }),
      onError: (error) =>
        toast({ title: 'That didn’t work', description: errorMessage(error), variant: 'destructive' }),
    })
  return (
    <div className="flex max-w-xl flex-col items-start gap-4 rounded-lg border border-straw bg-surface p-4 md:p-5">
      <p role="status" className="flex gap-3">
        <MailOpen aria-hidden size={22} strokeWidth={1.5} className="mt-0.5 shrink-0 text-hedge" />
        <span className="min-w-0">
          Open the link we sent to <strong className="break-all font-semibold">{email}</strong> by{' '}
          {formatDayTime(expiresAt)} to change your address.
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        <ResendButton />
        <Button variant="quiet" pending={isPending} onClick={keep}>
          Keep the current address
        </Button>
      </div>
    </div>
  )
}
