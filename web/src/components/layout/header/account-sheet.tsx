import { Bell } from 'lucide-react'
import { Sheet } from '#web/components/ui/dialog.tsx'
import type { MenuEntry } from '#web/components/ui/menus/menu-content.tsx'
import { beginHere } from '#web/components/ui/use-modal.ts'
import { CurrencySelect } from '#web/features/identity/currency/currency-select.tsx'
import {
  notificationsLabel,
  useUnreadNotifications,
} from '#web/features/talk/notifications/unread-notifications.api.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { ThemeChoice } from '../theme-choice.tsx'
import { useAccountEntries } from './account-entries.ts'

const rowClass = 'flex min-h-12 w-full items-center gap-3 rounded-md px-2 text-left font-medium hover:bg-quiet'

/** The account menu on phones. */
export default function AccountSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const entries = useAccountEntries()
  return (
    <Sheet open={open} onClose={onClose} title="Account">
      {/* A menu is read from its top: its fields come last. */}
      <ul ref={beginHere} tabIndex={-1} className="flex flex-col outline-none">
        {entries.map((entry, index) => (
          <li key={entry.kind === 'line' ? `line-${index}` : entry.label}>
            <Row entry={entry} onClose={onClose} />
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-col gap-5 border-straw border-t pt-4">
        <CurrencySelect />
        <ThemeChoice />
      </div>
    </Sheet>
  )
}

/** On phones the bell is here, below the heading that only a user has. */
const NotificationsRow = ({ onClose }: { onClose: () => void }) => {
  const unread = useUnreadNotifications()
  return (
    <Link to={paths.notifications} onClick={onClose} className={rowClass}>
      <Bell aria-hidden size={20} className="text-ink-soft" />
      {notificationsLabel(unread)}
    </Link>
  )
}

const Row = ({ entry, onClose }: { entry: MenuEntry; onClose: () => void }) => {
  if (entry.kind === 'line') return <hr className="my-2 border-straw" />
  if (entry.kind === 'heading') {
    return (
      <>
        <p className="px-2 pb-2 text-ink-soft text-sm">{entry.label}</p>
        <NotificationsRow onClose={onClose} />
      </>
    )
  }
  const content = (
    <>
      {entry.Icon && <entry.Icon aria-hidden size={20} className="text-ink-soft" />}
      {entry.label}
    </>
  )
  if (entry.kind === 'link') {
    return (
      <Link to={entry.to} onClick={onClose} className={rowClass}>
        {content}
      </Link>
    )
  }
  const act = () => {
    onClose()
    entry.onSelect()
  }
  return (
    <button type="button" onClick={act} className={rowClass}>
      {content}
    </button>
  )
}
