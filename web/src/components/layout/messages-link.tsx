import { MessageCircle } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { useUnreadCount } from '../../features/messages/unread.api.ts'
import { CountBadge, messagesLabel } from './count-badge.tsx'

/** Leads to the messages, with how many are unread. */
export const MessagesLink = () => {
  const unread = useUnreadCount()
  return (
    <Link
      to={paths.messages}
      aria-label={messagesLabel(unread)}
      className="relative flex size-11 shrink-0 items-center justify-center rounded-md transition-colors hover:bg-quiet"
    >
      <MessageCircle aria-hidden size={24} strokeWidth={1.75} />
      {unread > 0 && <CountBadge count={unread} className="top-0 right-0" />}
    </Link>
  )
}
