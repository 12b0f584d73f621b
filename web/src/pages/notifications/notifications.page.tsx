import { useInfiniteQuery } from '@tanstack/react-query'
import type { Notification } from '#contract/talk/notifications.answers.ts'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { ShowMore } from '#web/components/ui/show-more.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { NotificationEntry } from '#web/features/talk/notifications/notification-entry.tsx'
import { notificationPath } from '#web/features/talk/notifications/notification-words.ts'
import { notificationsQueryOptions } from '#web/features/talk/notifications/notifications.api.ts'
import { useMarkAllRead } from '#web/features/talk/notifications/use-mark-all-read.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'

/** All that the bell has said, and what of it is new. */
export default function NotificationsPage() {
  usePageHead({ title: 'Notifications' })
  const list = useInfiniteQuery(notificationsQueryOptions)
  return (
    <div className="page max-w-3xl py-8 md:py-12">
      <div className="mb-6 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl md:text-4xl">Notifications</h1>
        <MarkAllRead newest={list.data?.items[0]} />
      </div>
      <Loaded of={list} failed="We couldn’t load your notifications" waiting={<ListSkeleton />} empty={<NothingYet />}>
        {({ items }) => (
          <>
            <NotificationList items={items} />
            <ShowMore of={list} shown={items.length} />
          </>
        )}
      </Loaded>
    </div>
  )
}

const NothingYet = () => (
  <EmptyState title="Nothing yet" action={<ButtonLink to={paths.products}>Browse Products</ButtonLink>}>
    Updates on your orders appear here.
  </EmptyState>
)

const MarkAllRead = ({ newest }: { newest: Notification | undefined }) => {
  const { canMark, isPending, markAll } = useMarkAllRead(newest)
  if (!canMark) return null
  return (
    <Button variant="secondary" pending={isPending} onClick={markAll}>
      Mark all read
    </Button>
  )
}

const NotificationList = ({ items }: { items: Notification[] }) => (
  <ul className="divide-y divide-straw overflow-hidden rounded-lg border border-straw bg-surface">
    {items.map((notification) => (
      <li key={notification.id}>
        <Link to={notificationPath(notification)} className="flex items-center gap-3 px-4 py-3 hover:bg-quiet">
          <NotificationEntry notification={notification} />
        </Link>
      </li>
    ))}
  </ul>
)

const ListSkeleton = () => (
  <div
    role="status"
    aria-label="Loading your notifications"
    className="divide-y divide-straw rounded-lg border border-straw"
  >
    {['a', 'b', 'c', 'd', 'e'].map((place) => (
      <div key={place} className="flex items-center gap-3 px-4 py-3">
        <Skeleton className="h-10.5 w-14 shrink-0" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-1/3" />
        </div>
      </div>
    ))}
  </div>
)
