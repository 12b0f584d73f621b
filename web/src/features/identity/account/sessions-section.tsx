import { useQuery } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import type { UserSession } from '#contract/identity/account.answers.ts'
import { deviceName } from '#contract/identity/device-name.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { ButtonRow } from '#web/components/ui/forms/form-buttons.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useSignOut } from '#web/features/identity/session/use-sign-out.ts'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { formatDay, formatDayTime } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { sessionsQueryOptions, useEndAllSessions, useEndOtherSessions, useEndSession } from './account.api.ts'

/** Where the user is signed in; each can be ended, and all at once. */
export const SessionsSection = () => {
  const query = useQuery(sessionsQueryOptions)
  const signOut = useSignOut()
  // A list that still names a session that was just ended would be wrong.
  return (
    <Loaded of={query} failed="We couldn’t load where you’re signed in" strict>
      {(sessions) => (
        <div className="flex flex-col gap-5">
          <ul aria-busy={!sessions} className="divide-y divide-straw border-straw border-y">
            {sessions?.map((item) => <SessionRow key={item.id} session={item} />) ?? <SessionSkeleton />}
          </ul>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={signOut}>
              Sign Out
            </Button>
            {sessions && sessions.length > 1 && <EndOthers />}
            <EndAll />
          </div>
        </div>
      )}
    </Loaded>
  )
}

const SessionSkeleton = () => (
  <li className="flex h-20 items-center gap-4">
    <Skeleton className="size-6" />
    <Skeleton className="h-5 w-48" />
  </li>
)

const SessionRow = ({ session }: { session: UserSession }) => {
  const { mutate, isPending } = useEndSession()
  const device = deviceName(session.userAgent)
  const lastDay = formatDay(session.lastUsedAt)
  const end = () =>
    mutate(session.id, {
      onSuccess: () => toast({ title: 'Signed out', description: `${device} is signed out.`, variant: 'success' }),
      onError: (error) => toast({ title: 'Not signed out', description: errorMessage(error), variant: 'destructive' }),
    })
  return (
    <li className="flex min-h-20 items-center gap-4 py-3">
      <MonitorSmartphone aria-hidden size={24} strokeWidth={1.5} className="shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {device}
          {session.current && <Badge tone="hedge">This browser</Badge>}
        </p>
        <p className="text-ink-soft text-sm">
          Since {formatDayTime(session.createdAt)}
          {lastDay !== formatDay(session.createdAt) && `, last used ${lastDay}`}
        </p>
      </div>
      {!session.current && (
        <Button variant="quiet" size="sm" pending={isPending} onClick={end} aria-label={`Sign out ${device}`}>
          Sign out
        </Button>
      )}
    </li>
  )
}

const EndOthers = () => {
  const { mutateAsync, isPending } = useEndOtherSessions()
  const end = async () => {
    await mutateAsync()
    toast({ title: 'Signed out everywhere else', description: 'You’re only signed in here now.', variant: 'success' })
  }
  return (
    <EndMany
      words="Sign out everywhere else"
      description="This signs out every other browser. You stay signed in on this one."
      isPending={isPending}
      onEnd={end}
    />
  )
}

const EndAll = () => {
  const { mutateAsync, isPending } = useEndAllSessions()
  const end = async () => {
    await mutateAsync()
    toast({ title: 'Logged out', description: 'You’ve been signed out everywhere.' })
  }
  return (
    <EndMany
      words="Sign out everywhere"
      description="This signs out every browser, including this one."
      isPending={isPending}
      onEnd={end}
    />
  )
}

type EndManyProps = { words: string; description: string; isPending: boolean; onEnd: () => Promise<void> }

const EndMany = ({ words, description, isPending, onEnd }: EndManyProps) => {
  const [asking, setAsking] = useState(false)
  const end = async () => {
    try {
      await onEnd()
      setAsking(false)
    } catch (error) {
      toast({ title: 'Logout failed', description: errorMessage(error), variant: 'destructive' })
    }
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {words}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`${words}?`}
        description={description}
        footer={
          <ButtonRow
            first={
              <Button variant="destructive" pending={isPending} onClick={end}>
                {words}
              </Button>
            }
            other={
              <Button variant="secondary" onClick={() => setAsking(false)}>
                Cancel
              </Button>
            }
          />
        }
      />
    </>
  )
}
