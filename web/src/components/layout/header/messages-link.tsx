import { MessageCircle } from 'lucide-react'
import { CountBadge, messagesLabel } from '#web/components/ui/count-badge.tsx'
import { useUnreadCount } from '#web/features/talk/messages/unread.api.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'

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
