import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { User } from '#contract/identity/account.answers.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { refreshUser } from '#web/features/identity/session/session.api.ts'
import { pendingEmailQueryOptions } from './credentials.api.ts'
import { EmailForm } from './email-form.tsx'
import { EmailWaiting } from './email-waiting.tsx'

/** The email address, whether it is verified, and the way to another one. */
export const EmailSection = ({ user }: { user: User }) => (
  <div className="flex flex-col gap-5">
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
    <Change />
  </div>
)

const Change = () => {
  const query = useQuery(pendingEmailQueryOptions)
  useRefreshWhenDone(query.data?.pending)
  return (
    <Loaded
      of={query}
      failed="We couldn’t check for an unconfirmed new address"
      waiting={<Skeleton className="h-56 max-w-xl" />}
    >
      {({ pending }) => (pending ? <EmailWaiting {...pending} /> : <EmailForm />)}
    </Loaded>
  )
}

/** The link may be opened in another tab: what waited and waits no more has changed the user. */
const useRefreshWhenDone = (pending: unknown) => {
  const client = useQueryClient()
  const waited = useRef(false)
  useEffect(() => {
    if (waited.current && !pending) void refreshUser(client)
    waited.current = Boolean(pending)
  }, [client, pending])
}
