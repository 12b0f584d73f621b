import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { leaveHere } from '#web/features/identity/session/session-acts.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { useNavigate } from '#web/lib/router/router.tsx'
import { toast } from '#web/lib/toast.ts'
import { DeleteForm } from './delete-form.tsx'

/** Forgets the user only once their page is left: its guard would ask them to sign in. */
const useGoodbye = () => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const hasLeft = useRef(false)
  useEffect(() => () => void (hasLeft.current && leaveHere(client)), [client])
  return () => {
    hasLeft.current = true
    toast({ title: 'Your account is deleted', description: 'Thank you for being with us.' })
    navigate(paths.home, { replace: true })
  }
}

/** What goes and what stays, and the question. */
export const DeleteAccount = ({ isSeller }: { isSeller: boolean }) => {
  const [asking, setAsking] = useState(false)
  const goodbye = useGoodbye()
  return (
    <div className="flex max-w-prose flex-col items-start gap-5">
      <WhatGoes isSeller={isSeller} />
      <WhatStays />
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Delete your account?"
        description="You can’t undo this. Download your data first if you want to keep it."
      >
        <DeleteForm onCancel={() => setAsking(false)} onDeleted={goodbye} />
      </Dialog>
    </div>
  )
}

const Points = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="mb-2 font-semibold">{title}</h3>
    <ul className="list-disc space-y-1 pl-5 text-ink-soft marker:text-straw">{children}</ul>
  </div>
)

const WhatGoes = ({ isSeller }: { isSeller: boolean }) => (
  <Points title="What we delete straight away">
    <li>
      Your profile, with your name, email address and photo. You can use the email address again, but nobody else can
      have your username.
    </li>
    <li>Your addresses, cart, favourites, notifications, newsletter and anything you wrote to support.</li>
    <li>The messages and photos you sent. The other person sees that you’ve deleted your account.</li>
    {isSeller && (
      <>
        <li>Your shop, with its listings and photos.</li>
        <li>
          Your package.{' '}
          <Link to={paths.dashboardPackage} className="text-hedge-ink underline underline-offset-4">
            Cancel it first
          </Link>{' '}
          if you’re due a refund.
        </li>
      </>
    )}
  </Points>
)

const WhatStays = () => (
  <Points title="What we keep, and why">
    <li>
      Orders and payments, with their names and addresses, photos and messages. The law and the other person need them
      for six years after the tax year.
    </li>
    <li>Your feature requests, without your name, because other people voted for them.</li>
    <li>Your username, scrambled so nobody can read it. That way no stranger can take over links to your shop.</li>
  </Points>
)
