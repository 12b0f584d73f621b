import { Bell as BellIcon } from 'lucide-react'
import { CountBadge } from '#web/components/ui/count-badge.tsx'
import { Menu } from '#web/components/ui/menus/menu.tsx'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { notificationsLabel, useUnreadNotifications } from './unread-notifications.api.ts'

const loadPanel = () => import('./bell-panel.tsx')

/** The desktop header's bell; a visitor has none, and a user's keeps its place while nobody knows yet who they are. */
export const Bell = () => {
  const { user, isPending } = useCurrentUser()
  const unread = useUnreadNotifications()
  if (!user) return isPending ? <span className="hidden size-11 shrink-0 in-data-session:block" /> : null
  return (
    <Menu
      label={notificationsLabel(unread)}
      load={loadPanel}
      className="relative flex size-11 shrink-0 items-center justify-center rounded-md transition-colors hover:bg-quiet"
    >
      <BellIcon aria-hidden size={24} strokeWidth={1.75} />
      {unread > 0 && <CountBadge count={unread} className="top-0 right-0" />}
    </Menu>
  )
}
