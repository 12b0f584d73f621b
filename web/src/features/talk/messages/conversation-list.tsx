import { useInfiniteQuery } from '@tanstack/react-query'
import type { ConversationSummary } from '#contract/talk/messages.answers.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { ShowMore } from '#web/components/ui/show-more.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { cx } from '#web/lib/class-names.ts'
import { formatCount, formatRelative } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { AboutPicture, aboutName } from './about.tsx'
import { conversationsQueryOptions } from './messages.api.ts'

/** All of the user's conversations, the last to move first; `selected` is the one that stands beside them. */
export const ConversationList = ({ selected }: { selected: string | undefined }) => {
  const query = useInfiniteQuery(conversationsQueryOptions)
  return (
    <Loaded of={query} failed="We couldn’t load your messages" waiting={<ListSkeleton />} empty={<NoneYet />}>
      {({ items }) => (
        <>
          <ul className="divide-y divide-straw">
            {items.map((conversation) => (
              <li key={conversation.id}>
                <ConversationEntry conversation={conversation} isSelected={conversation.id === selected} />
              </li>
            ))}
          </ul>
          <ShowMore of={query} shown={items.length} />
        </>
      )}
    </Loaded>
  )
}

const NoneYet = () => (
  <EmptyState title="No messages yet" action={<ButtonLink to={paths.products}>Browse Products</ButtonLink>}>
    Ask a seller about a listing and your messages will appear here.
  </EmptyState>
)

type EntryProps = { conversation: ConversationSummary; isSelected: boolean }

/** A conversation in a list: with whom, about what, its last words. */
export const ConversationEntry = ({ conversation, isSelected }: EntryProps) => {
  const { id, about, lastMessage, unreadCount } = conversation
  const isUnread = unreadCount > 0
  return (
    <Link
      to={paths.conversation(id)}
      aria-current={isSelected ? 'page' : undefined}
      className={cx('flex gap-3 px-4 py-3.5 transition-colors', isSelected ? 'bg-hedge-soft' : 'hover:bg-quiet')}
    >
      <AboutPicture about={about} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className={cx('truncate', isUnread ? 'font-semibold' : 'font-medium')}>
            {conversation.with.shopName}
          </span>
          <span className="shrink-0 text-ink-soft text-sm">{formatRelative(lastMessage.sentAt)}</span>
        </span>
        {about && <span className="block truncate text-ink-soft text-sm">{aboutName(about)}</span>}
        <span className="mt-0.5 flex items-center justify-between gap-3">
          <span className={cx('truncate text-sm', isUnread ? 'font-semibold' : 'text-ink-soft')}>
            {lastMessage.mine && 'You: '}
            {lastMessage.text || formatCount(lastMessage.photos, ['photo', 'photos'])}
          </span>
          {conversation.blocked && <Badge>Blocked</Badge>}
          {isUnread && <UnreadBadge count={unreadCount} />}
        </span>
      </span>
    </Link>
  )
}

const UnreadBadge = ({ count }: { count: number }) => (
  <span className="grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-hedge px-1.5 font-semibold text-on-hedge text-xs tabular-nums">
    <span aria-hidden>{count > 99 ? '99+' : count}</span>
    <span className="sr-only">{formatCount(count, ['unread message', 'unread messages'])}</span>
  </span>
)

const ListSkeleton = () => (
  <div role="status" aria-label="Loading your messages" className="divide-y divide-straw">
    {['a', 'b', 'c', 'd'].map((place) => (
      <div key={place} className="flex gap-3 px-4 py-3.5">
        <Skeleton className="h-12 w-16 shrink-0" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-full" />
        </div>
      </div>
    ))}
  </div>
)
