import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { NewTotp, SecondFactors } from '#contract/identity/factors/second-factor.answers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { ButtonRow } from '#web/components/ui/forms/form-buttons.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { AddPasskey } from '#web/features/identity/passkeys/add-passkey.tsx'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { toast } from '#web/lib/toast.ts'
import { FactorRow } from './factor-row.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { secondFactorsQueryOptions, useBeginTotp, useRenewCodes } from './second-factor.api.ts'
import { TotpSetUp } from './totp-set-up.tsx'

/**
 * What one signs in with beside the password: set up, named, removed; and the codes for when it is lost. Nothing is set up before
 * the address is proved, as the notice above it asks.
 */
export default function TwoStepSection({ isProved }: Pick<FactorsProps, 'isProved'>) {
  const query = useQuery(secondFactorsQueryOptions)
  const [codes, setCodes] = useState<string[] | null>(null)
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="max-w-prose text-ink-soft">
        A password can be guessed, or typed into the wrong page. With two-step sign-in, your password alone isn’t
        enough: you add a code from an authenticator app, such as your phone’s built-in password manager, or you use a
        passkey. A passkey signs you in with your fingerprint, face or screen lock.
      </p>
      <Loaded
        of={query}
        failed="We couldn’t check how you sign in"
        waiting={<Skeleton className="h-40 w-full max-w-xl" />}
      >
        {(factors) => <Factors factors={factors} isProved={isProved} onCodes={setCodes} />}
      </Loaded>
      <p className="max-w-prose text-ink-soft text-sm">
        <Link to={paths.article('two-step-sign-in')} className="text-hedge-ink underline underline-offset-4">
          How it works, and what to do if you lose your phone or passkey
        </Link>
      </p>
      <Dialog open={codes !== null} title="Save your recovery codes">
        {codes && <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />}
      </Dialog>
    </div>
  )
}

type FactorsProps = { factors: SecondFactors; isProved: boolean; onCodes: (codes: string[] | null) => void }

const Factors = ({ factors: { items, recoveryCodesLeft }, isProved, onCodes }: FactorsProps) => (
  <>
    {items.length > 0 && (
      <ul aria-label="Your second steps" className="w-full divide-y divide-straw border-straw border-y">
        {items.map((factor) => (
          <FactorRow key={factor.id} factor={factor} isLast={items.length === 1} />
        ))}
      </ul>
    )}
    {isProved ? (
      <>
        <div className="flex flex-wrap gap-3">
          {items.every(({ kind }) => kind !== 'totp') && <SetUpApp onCodes={onCodes} />}
          <AddPasskey onCodes={onCodes} />
        </div>
        {items.length > 0 && <Codes left={recoveryCodesLeft} onCodes={onCodes} />}
      </>
    ) : (
      <p className="max-w-prose rounded-lg bg-yolk-soft p-4 text-yolk-ink">
        <strong className="font-semibold">Please verify your email address first.</strong> Type in our code at the top
        of this page. Then you can set up an authenticator app or a passkey here.
      </p>
    )}
  </>
)

type OnCodes = Pick<FactorsProps, 'onCodes'>

const SetUpApp = ({ onCodes }: OnCodes) => {
  const { mutateAsync, isPending } = useBeginTotp()
  const [begun, setBegun] = useState<NewTotp | null>(null)
  const begin = async () => {
    try {
      setBegun(await mutateAsync())
    } catch (error) {
      toast({ title: 'We couldn’t start that', description: errorMessage(error), variant: 'destructive' })
    }
  }
  const end = (codes: string[] | null) => {
    setBegun(null)
    toast({ title: 'Two-step sign-in is on', description: 'Your app is set up.', variant: 'success' })
    onCodes(codes)
  }
  return (
    <>
      <Button variant="secondary" pending={isPending} onClick={begin}>
        Set up an authenticator app
      </Button>
      <Dialog open={begun !== null} onClose={() => setBegun(null)} title="Set up an authenticator app">
        {begun && <TotpSetUp begun={begun} onCancel={() => setBegun(null)} onDone={end} />}
      </Dialog>
    </>
  )
}

const Codes = ({ left, onCodes }: { left: number } & OnCodes) => {
  const { mutateAsync, isPending } = useRenewCodes()
  const [asking, setAsking] = useState(false)
  const renew = async () => {
    try {
      const { recoveryCodes } = await mutateAsync()
      onCodes(recoveryCodes)
    } catch (error) {
      toast({ title: 'No new codes', description: errorMessage(error), variant: 'destructive' })
    }
    setAsking(false)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className={left < 3 ? 'font-medium text-comb-ink' : undefined}>
        {left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`}
      </p>
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        Make new codes
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Make new recovery codes?"
        description="The codes you saved before won’t work any more."
        footer={
          <ButtonRow
            first={
              <Button pending={isPending} onClick={renew}>
                {isPending ? 'Making...' : 'Make new codes'}
              </Button>
            }
            other={
              <Button variant="secondary" onClick={() => setAsking(false)}>
                Keep my old codes
              </Button>
            }
          />
        }
      />
    </div>
  )
}
