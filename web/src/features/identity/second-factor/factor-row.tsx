import { Fingerprint, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { Factor } from '#contract/identity/factors/second-factor.answers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { ButtonRow } from '#web/components/ui/forms/form-buttons.tsx'
import { RenamePasskey } from '#web/features/identity/passkeys/rename-passkey.tsx'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { formatDay } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { useRemoveFactor } from './second-factor.api.ts'

/** The same within a sentence. */
const saidOf = (factor: Factor): string => (factor.kind === 'totp' ? 'the authenticator app' : `“${nameOf(factor)}”`)

const nameOf = ({ kind, name }: Factor): string => (kind === 'totp' ? 'Authenticator app' : (name ?? 'Passkey'))

/** One factor with when it came and was last used; a passkey is named anew here, and each is removed. */
export const FactorRow = ({ factor, isLast }: { factor: Factor; isLast: boolean }) => {
  const Icon = factor.kind === 'totp' ? Smartphone : Fingerprint
  return (
    <li className="flex min-h-20 flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <Icon aria-hidden size={24} strokeWidth={1.5} className="shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="break-words font-medium">{nameOf(factor)}</p>
        <p className="text-ink-soft text-sm">
          {factor.kind === 'passkey' && 'Passkey, '}
          {factor.kind === 'passkey' ? 'since ' : 'Since '}
          {formatDay(factor.createdAt)}
          {factor.lastUsedAt && `, last used ${formatDay(factor.lastUsedAt)}`}
        </p>
      </div>
      <div className="-mr-3 ml-auto flex gap-1">
        {factor.kind === 'passkey' && <RenamePasskey id={factor.id} name={nameOf(factor)} />}
        <Remove factor={factor} isLast={isLast} />
      </div>
    </li>
  )
}

const Remove = ({ factor, isLast }: { factor: Factor; isLast: boolean }) => {
  const { mutateAsync, isPending } = useRemoveFactor()
  const [asking, setAsking] = useState(false)
  const name = nameOf(factor)
  const remove = async () => {
    try {
      await mutateAsync(factor.id)
      toast({ title: 'Removed', description: `You can’t sign in with ${saidOf(factor)} any more.`, variant: 'success' })
    } catch (error) {
      toast({ title: 'Not removed', description: errorMessage(error), variant: 'destructive' })
    }
    setAsking(false)
  }
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)} aria-label={`Remove ${name}`}>
        Remove
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Remove ${saidOf(factor)}?`}
        description={
          isLast
            ? 'This is the only one you have. Two-step sign-in will be off, your recovery codes won’t work any more, and your password alone will sign you in.'
            : 'Your other ways to sign in stay as they are.'
        }
        footer={
          <ButtonRow
            first={
              <Button variant="destructive" pending={isPending} onClick={remove}>
                {isPending ? 'Removing...' : 'Remove'}
              </Button>
            }
            other={
              <Button variant="secondary" onClick={() => setAsking(false)}>
                Keep it
              </Button>
            }
          />
        }
      />
    </>
  )
}
