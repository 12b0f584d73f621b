import { ChevronDown, UserRound } from 'lucide-react'
import { Menu } from '#web/components/ui/menus/menu.tsx'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'

const loadContent = () => import('./account-menu-content.tsx')

export const AccountMenu = () => {
  const { user, isPending } = useCurrentUser()
  return (
    <Menu
      label={user ? `Account menu for ${user.username}` : null}
      load={loadContent}
      className="flex h-11 min-w-32 @max-[36rem]:min-w-0 items-center justify-end gap-2 rounded-md px-3 font-medium transition-colors hover:bg-quiet"
    >
      <UserRound aria-hidden size={22} strokeWidth={1.75} />
      <span className="max-w-32 truncate @max-[36rem]:sr-only">
        {user?.username ?? <VisitorWords isPending={isPending} />}
      </span>
      <ChevronDown aria-hidden size={16} className="text-ink-soft" />
    </Menu>
  )
}

/** Until it is known who this is, a browser that somebody may be signed in with says less. */
const VisitorWords = ({ isPending }: { isPending: boolean }) =>
  isPending ? (
    <>
      <span className="in-data-session:hidden">Sign in</span>
      <span className="hidden in-data-session:inline">Account</span>
    </>
  ) : (
    'Sign in'
  )
