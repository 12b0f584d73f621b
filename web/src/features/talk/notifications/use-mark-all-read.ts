import type { Notification } from '#contract/talk/notifications.answers.ts'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useMarkRead } from './notifications.api.ts'
import { useUnreadNotifications } from './unread-notifications.api.ts'

/** Marks all as read up to the newest that the user sees: what comes meanwhile stays new. */
export const useMarkAllRead = (newest: Notification | undefined) => {
  const unread = useUnreadNotifications()
  const { mutate, isPending } = useMarkRead()
  const markAll = () => {
    if (!newest) return
    mutate(
      { upTo: newest.id },
      {
        onError: (error) =>
          toast({ title: 'We couldn’t mark them as read', description: errorMessage(error), variant: 'destructive' }),
      },
    )
  }
  return { canMark: unread > 0 && newest !== undefined, isPending, markAll }
}
