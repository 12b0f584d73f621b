import { House, LayoutGrid, type LucideIcon, MessageCircle, Store, UserRound } from 'lucide-react'
import { CountBadge, messagesLabel } from '#web/components/ui/count-badge.tsx'
import { useUnreadCount } from '#web/features/talk/messages/unread.api.ts'
import { useUnreadNotifications } from '#web/features/talk/notifications/unread-notifications.api.ts'
import { cx } from '#web/lib/class-names.ts'
import { formatCount } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { useLocation } from '#web/lib/router/router.tsx'
import { useLatePart } from '#web/lib/use-late-part.ts'
import { useSellPath } from './sell-path.ts'

const loadAccountSheet = () => import('./account-sheet.tsx')

const itemClass = 'flex h-15 w-full flex-col items-center justify-center gap-0.5 font-medium text-xs'

/** The phone's five places. */
export const PhoneNav = () => {
  const { Part: AccountSheet, open, waiting, show, close } = useLatePart(loadAccountSheet)
  const sellPath = useSellPath()
  const unread = useUnreadCount()
  const told = useUnreadNotifications()
  return (
    <nav aria-label="Main">
      <ul className="grid grid-cols-5">
        <Item to={paths.home} label="Home" Icon={House} />
        <Item to={paths.categories} label="Browse" Icon={LayoutGrid} />
        <Item to={sellPath} label="Sell" Icon={Store} />
        <Item to={paths.messages} label="Messages" spoken={messagesLabel(unread)} count={unread} Icon={MessageCircle} />
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={accountLabel(told)}
            data-waiting={waiting}
            onClick={() => void show()}
            className={cx(itemClass, 'text-ink-soft')}
          >
            <span className="relative">
              <UserRound aria-hidden size={22} strokeWidth={1.75} />
              {told > 0 && <CountBadge count={told} className="-top-2 -right-3.5" />}
            </span>
            Account
          </button>
        </li>
      </ul>
      {AccountSheet && <AccountSheet open={open} onClose={close} />}
    </nav>
  )
}

/** The account's sheet leads to the notifications on phones. */
const accountLabel = (told: number): string =>
  told > 0 ? `Account, ${formatCount(told, ['new notification', 'new notifications'])}` : 'Account'

type ItemProps = { to: string; label: string; Icon: LucideIcon; spoken?: string; count?: number }

const Item = ({ to, label, Icon, spoken, count = 0 }: ItemProps) => {
  const isHere = useLocation().pathname === to
  return (
    <li>
      <Link
        to={to}
        aria-label={spoken}
        aria-current={isHere ? 'page' : undefined}
        className={cx(itemClass, isHere ? 'text-hedge' : 'text-ink-soft')}
      >
        <span className="relative">
          <Icon aria-hidden size={22} strokeWidth={1.75} />
          {count > 0 && <CountBadge count={count} className="-top-2 -right-3.5" />}
        </span>
        {label}
      </Link>
    </li>
  )
}
