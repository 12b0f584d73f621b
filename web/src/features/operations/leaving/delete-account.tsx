import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { leaveHere } from '#web/features/identity/session/session-acts.ts'
import { paths } from '#web/lib/paths.ts'
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
    toast({ title: 'Your account is deleted', description: 'Thank you for having been with us.' })
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
        description="This cannot be undone. Download your data first if you want to keep it."
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
  <Points title="What goes, at once">
    <li>
      Your profile with name, email address and picture. The address is free again; the username goes to nobody else.
    </li>
    <li>Your addresses, cart, favourites, notifications, the newsletter, and what you wrote to support.</li>
    <li>What you wrote in messages, with its photos; the other side reads that you deleted the account.</li>
    {isSeller && (
      <>
        <li>Your shop, its listings and their pictures.</li>
        <li>
          Your package, at once.{' '}
          <Link to={paths.dashboardPackage} className="text-hedge-ink underline underline-offset-4">
            Cancel it first
          </Link>{' '}
          if part of its price is due to come back.
        </li>
      </>
    )}
  </Points>
)

const WhatStays = () => (
  <Points title="What stays, and why">
    <li>
      Orders and payments, with the names and addresses on them, the pictures that were sold with and what was said
      about an order: the law and the other side need them for six years after the tax year.
    </li>
    <li>Your feature requests, without your name, since others voted for them.</li>
    <li>Your username, scrambled so that nobody can read it: no stranger gets the links to your shop.</li>
  </Points>
)
