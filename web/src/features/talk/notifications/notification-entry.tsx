import type { Notification } from '#contract/talk/notifications.answers.ts'
import { ListingPicture } from '#web/components/ui/picture.tsx'
import { cx } from '#web/lib/class-names.ts'
import { formatRelative } from '#web/lib/format.ts'
import { notificationTitle } from './notification-words.ts'

/** What stands in the link of one notification: what happened, to which order, when, and whether it is new. */
export const NotificationEntry = ({ notification }: { notification: Notification }) => {
  const { imageUrl, number, at, read } = notification
  return (
    <>
      <ListingPicture src={imageUrl} alt="" sizes="56px" className="w-14 shrink-0 rounded-sm" />
      <span className="min-w-0 flex-1">
        <span className={cx('line-clamp-3 break-words', !read && 'font-semibold')}>
          {notificationTitle(notification)}
        </span>
        <span className="numbers block truncate text-ink-soft text-sm">
          {number} · {formatRelative(at)}
        </span>
      </span>
      {!read && <NewMark />}
    </>
  )
}

const NewMark = () => (
  <span className="shrink-0 rounded-full bg-hedge px-2 font-semibold text-on-hedge text-xs leading-5">New</span>
)
