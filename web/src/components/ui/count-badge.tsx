import { formatCount } from '#web/lib/format.ts'

/** A number on an icon; the link that holds both says it in words. */
export const CountBadge = ({ count, className }: { count: number; className: string }) => (
  <span
    aria-hidden
    // Drawn and not written, so that the words beside it are the link's visible name.
    data-count={count > 99 ? '99+' : count}
    className={`numbers absolute grid h-5 min-w-5 place-items-center rounded-full bg-yolk px-1 font-bold text-on-yolk text-xs before:content-[attr(data-count)] ${className}`}
  />
)

/** 0 → "Messages", 2 → "Messages, 2 unread". */
export const messagesLabel = (unread: number): string =>
  unread > 0 ? `Messages, ${formatCount(unread, ['unread', 'unread'])}` : 'Messages'
