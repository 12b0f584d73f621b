import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { NewTotp, SecondFactors } from '#contract/identity/factors/second-factor.answers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { AddPasskey } from '#web/features/identity/passkeys/add-passkey.tsx'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { toast } from '#web/lib/toast.ts'
import { FactorRow } from './factor-row.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { secondFactorsQueryOptions, useBeginTotp, useRenewCodes } from './second-factor.api.ts'
import { TotpSetUp } from './totp-set-up.tsx'

/** What one signs in with beside the password: set up, named, removed; and the codes for when it is lost. */
export default function TwoStepSection({ isAdmin }: { isAdmin: boolean }) {
  const query = useQuery(secondFactorsQueryOptions)
  const [codes, setCodes] = useState<string[] | null>(null)
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="max-w-prose text-ink-soft">
        A password can be guessed, or typed into the wrong page. With a second step nobody signs in by it alone: your
        phone shows a code, or a passkey asks for your finger, face or PIN.
      </p>
      <Loaded
        of={query}
        failed="We could not see how you sign in"
        waiting={<Skeleton className="h-40 w-full max-w-xl" />}
      >
        {(factors) => (
          <>
            {isAdmin && factors.items.length === 0 && <Needed />}
            <Factors factors={factors} onCodes={setCodes} />
          </>
        )}
      </Loaded>
      <p className="max-w-prose text-ink-soft text-sm">
        <Link to={paths.article('two-step-sign-in')} className="text-hedge-ink underline underline-offset-4">
          How it works, and what to do when all of it is lost
        </Link>
      </p>
      <Dialog open={codes !== null} onClose={() => setCodes(null)} title="Keep your recovery codes">
        {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      </Dialog>
    </div>
  )
}

const Needed = () => (
  <p className="max-w-prose rounded-lg bg-yolk-soft p-4 text-yolk-ink">
    <strong className="font-semibold">Please set one of them up.</strong> Who runs the site needs it: until then nothing
    of the administration opens.
  </p>
)

type FactorsProps = { factors: SecondFactors; onCodes: (codes: string[] | null) => void }

const Factors = ({ factors: { items, recoveryCodesLeft }, onCodes }: FactorsProps) => (
  <>
    {items.length > 0 && (
      <ul aria-label="Your second steps" className="w-full divide-y divide-straw border-straw border-y">
        {items.map((factor) => (
          <FactorRow key={factor.id} factor={factor} isLast={items.length === 1} />
        ))}
      </ul>
    )}
    <div className="flex flex-wrap gap-3">
      {items.every(({ kind }) => kind !== 'totp') && <SetUpApp onCodes={onCodes} />}
      <AddPasskey onCodes={onCodes} />
    </div>
    {items.length > 0 && <Codes left={recoveryCodesLeft} onCodes={onCodes} />}
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
      toast({ title: 'That could not be begun', description: errorMessage(error), variant: 'destructive' })
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
        description="The codes that you have kept so far work no more."
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Keep those I have
            </Button>
            <Button pending={isPending} onClick={renew}>
              {isPending ? 'Making...' : 'Make new codes'}
            </Button>
          </>
        }
      />
    </div>
  )
}
