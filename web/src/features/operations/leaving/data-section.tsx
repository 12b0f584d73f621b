import { Download } from 'lucide-react'
import type { User } from '#contract/identity/account.answers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { PagePart } from '#web/components/ui/page-part.tsx'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { toast } from '#web/lib/toast.ts'
import { DeleteAccount } from './delete-account.tsx'
import { useDownloadData } from './leaving.api.ts'

/** What a user takes with them, and how they leave. */
export const DataSection = ({ user }: { user: User }) => (
  <div className="flex flex-col divide-y divide-straw">
    <PagePart title="Download your data">
      <DownloadData />
    </PagePart>
    {user.userType !== 'admin' && (
      <PagePart title="Delete your account">
        <DeleteAccount isSeller={user.userType === 'seller'} />
      </PagePart>
    )}
  </div>
)

const DownloadData = () => {
  const { mutate, isPending, error } = useDownloadData()
  const download = () =>
    mutate(undefined, {
      onSuccess: (name) => toast({ title: 'Your data is ready', description: `Saved as ${name}.`, variant: 'success' }),
    })
  return (
    <div className="flex max-w-prose flex-col items-start gap-5">
      <p className="text-ink-soft">
        One file with everything we hold on you: your account, addresses, orders, messages, listings, emails and the
        rest. It’s in JSON, a format for computers to read. Keep it somewhere safe.
      </p>
      <FormError>{error ? errorMessage(error) : undefined}</FormError>
      <Button variant="secondary" pending={isPending} onClick={download}>
        {!isPending && <Download aria-hidden size={18} />}
        {isPending ? 'Collecting...' : 'Download my data'}
      </Button>
    </div>
  )
}
