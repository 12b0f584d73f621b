import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { User } from '#contract/identity/account.answers.ts'
import { hasLeft } from '#contract/identity/deleted-user.ts'
import type { Conversation, ConversationSummary } from '#contract/talk/messages.answers.ts'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { VerifyNotice } from '#web/features/identity/account/verify-notice.tsx'
import { isApiError } from '#web/lib/api/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { PinnedAbout } from './about.tsx'
import { BlockedNotice } from './blocked-notice.tsx'
import { Composer } from './composer/composer.tsx'
import { PhotoDrop } from './composer/photo-drop.tsx'
import { usePhotos } from './composer/use-photos.ts'
import { ConversationMenu } from './conversation-menu.tsx'
import { Foot } from './foot.tsx'
import { MessageLog } from './message-log.tsx'
import { conversationQueryOptions } from './messages.api.ts'
import { useSeen } from './use-seen.ts'

type PaneProps = { id: string; user: User; isPhone: boolean }

/** One conversation: what it is about, what was written, and where one writes on. */
export const ConversationPane = ({ id, user, isPhone }: PaneProps) => {
  const query = useInfiniteQuery(conversationQueryOptions(id))
  const { data, error } = query
  useSeen(id, data?.unreadCount ?? 0)
  // Also once it was shown: then it is gone.
  if (isApiError(error) && error.status === 404) return <Missing />
  const older = query.hasNextPage && (
    <Button
      variant="secondary"
      size="sm"
      pending={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
      className="self-center"
    >
      Show older messages
    </Button>
  )
  return (
    <Loaded of={query} failed="We couldn’t load this conversation" waiting={<PaneSkeleton />}>
      {(conversation) => <Pane conversation={conversation} older={older} user={user} isPhone={isPhone} />}
    </Loaded>
  )
}

type OpenProps = { conversation: Conversation; older: ReactNode; user: User; isPhone: boolean }

const Pane = ({ conversation, older, user, isPhone }: OpenProps) => {
  const log = useRef<HTMLDivElement>(null)
  const [covered, setCovered] = useState(0)
  const photos = usePhotos()
  const isAlone = hasLeft(conversation.with.username)
  const mayWrite = user.emailVerified && !conversation.blocked && !isAlone
  return (
    <PhotoDrop onFiles={mayWrite ? photos.add : undefined}>
      <PaneHead conversation={conversation} isPhone={isPhone} />
      <PinnedAbout about={conversation.about} />
      <MessageLog
        ref={log}
        messages={conversation.items.toReversed()}
        viewer={user.username}
        other={conversation.with.shopName}
        top={older}
        covered={isPhone ? covered : 0}
      />
      <Foot isPhone={isPhone} onCovered={setCovered}>
        {isAlone ? (
          <p className="p-4 text-center text-ink-soft">
            This person has deleted their account, so you can’t message them.
          </p>
        ) : !user.emailVerified ? (
          <VerifyNotice email={user.email} />
        ) : conversation.blocked ? (
          <BlockedNotice conversation={conversation} />
        ) : (
          <Composer
            conversationId={conversation.id}
            photos={photos}
            sells={user.userType === 'seller'}
            onSent={() => log.current?.scrollTo({ top: 0 })}
          />
        )}
      </Foot>
    </PhotoDrop>
  )
}

const PaneHead = ({ conversation, isPhone }: { conversation: ConversationSummary; isPhone: boolean }) => {
  const { shopName, username } = conversation.with
  return (
    <header className="flex min-h-14 items-center gap-1 border-straw border-b px-4 py-2">
      {isPhone && (
        <Link to={paths.messages} aria-label="All messages" className="-ml-3 grid size-11 shrink-0 place-items-center">
          <ArrowLeft aria-hidden size={20} />
        </Link>
      )}
      <div className="min-w-0">
        <h2 className="truncate text-lg">{shopName}</h2>
        {shopName !== username && !hasLeft(username) && <p className="truncate text-ink-soft text-sm">{username}</p>}
      </div>
      {!hasLeft(username) && <ConversationMenu conversation={conversation} />}
    </header>
  )
}

const Missing = () => (
  <EmptyState
    title="We couldn’t find this conversation"
    action={<ButtonLink to={paths.messages}>All messages</ButtonLink>}
  >
    It may be somebody else’s, or part of the web address may be missing.
  </EmptyState>
)

const PaneSkeleton = () => (
  <div role="status" aria-label="Loading the conversation" className="flex flex-1 flex-col">
    <div className="flex min-h-14 items-center border-straw border-b px-4">
      <Skeleton className="h-6 w-40" />
    </div>
    <div className="flex flex-1 flex-col justify-end gap-3 p-4">
      <Skeleton className="h-16 w-3/5" />
      <Skeleton className="h-11 w-2/5 self-end" />
      <Skeleton className="h-20 w-1/2" />
    </div>
    <div className="border-straw border-t p-3">
      <Skeleton className="h-11 w-full" />
    </div>
  </div>
)
