import { useQuery } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ComponentProps } from 'react'
import type { Notification } from '#contract/talk/notifications.answers.ts'
import { MenuFrame, menuItemClass } from '#web/components/ui/menus/menu-frame.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { cx } from '#web/lib/class-names.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { NotificationEntry } from './notification-entry.tsx'
import { notificationPath } from './notification-words.ts'
import { newestNotificationsQueryOptions } from './notifications.api.ts'
import { useMarkAllRead } from './use-mark-all-read.ts'

/** The newest notifications under the bell, fetched with its first opening. */
export default function BellPanel({ button }: { button: ComponentProps<'button'> }) {
  return (
    <MenuFrame button={button} className="max-h-[80vh] w-96 overflow-y-auto">
      <DropdownMenu.Label className="px-3 py-2 font-semibold">Notifications</DropdownMenu.Label>
      <Newest />
      <DropdownMenu.Separator className="my-1.5 h-px bg-straw" />
      <DropdownMenu.Item asChild className={menuItemClass}>
        <Link to={paths.notifications} className="justify-center font-semibold text-hedge-ink">
          See all
        </Link>
      </DropdownMenu.Item>
    </MenuFrame>
  )
}

const Newest = () => {
  const query = useQuery(newestNotificationsQueryOptions)
  return (
    <Loaded
      of={query}
      failed={<Said>We couldn’t load your notifications.</Said>}
      waiting={<PanelSkeleton />}
      empty={<Said>Updates on your orders appear here.</Said>}
    >
      {({ items }) => (
        <>
          <MarkAllRead items={items} />
          {items.map((notification) => (
            <DropdownMenu.Item key={notification.id} asChild className={cx(menuItemClass, 'py-2')}>
              <Link to={notificationPath(notification)}>
                <NotificationEntry notification={notification} />
              </Link>
            </DropdownMenu.Item>
          ))}
        </>
      )}
    </Loaded>
  )
}

const MarkAllRead = ({ items }: { items: Notification[] }) => {
  const { canMark, markAll } = useMarkAllRead(items[0])
  if (!canMark) return null
  // The panel stays open, so that one sees what it did.
  const keepOpen = (event: Event) => {
    event.preventDefault()
    markAll()
  }
  return (
    <DropdownMenu.Item onSelect={keepOpen} className={menuItemClass}>
      <CheckCheck aria-hidden size={18} />
      Mark all read
    </DropdownMenu.Item>
  )
}

const Said = ({ children }: { children: string }) => (
  <DropdownMenu.Label className="px-3 py-4 text-ink-soft">{children}</DropdownMenu.Label>
)

const PanelSkeleton = () => (
  <div aria-busy className="grid gap-3 px-3 py-2">
    {['a', 'b', 'c'].map((place) => (
      <div key={place} className="flex items-center gap-3">
        <Skeleton className="h-10.5 w-14 shrink-0" />
        <Skeleton className="h-10 flex-1" />
      </div>
    ))}
  </div>
)
