import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { ConversationList } from '#web/features/talk/messages/conversation-list.tsx'
import { ConversationPane } from '#web/features/talk/messages/conversation-pane.tsx'
import { conversationsQueryOptions } from '#web/features/talk/messages/messages.api.ts'
import { useIsMobile } from '#web/lib/browser/device.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { useParams } from '#web/lib/router/routes.tsx'

/** The list and one conversation: side by side on desktop, a screen each on the phone. */
export default function MessagesPage() {
  const { id } = useParams()
  const { user } = useCurrentUser()
  const isMobile = useIsMobile()
  usePageHead({ title: id ? 'Conversation' : 'Messages' })
  if (!user) return null
  const pane = id && <ConversationPane key={id} id={id} user={user} isPhone={isMobile} />
  if (!isMobile) return <SideBySide id={id} pane={pane} />
  if (pane) {
    // The phone's header is at its full height as long as the page is not scrolled.
    return (
      <div className="flex h-[calc(100dvh-6.8rem-var(--offline-bar-height)-var(--bottom-bar-height))] flex-col">
        <h1 className="sr-only">Conversation</h1>
        {pane}
      </div>
    )
  }
  return (
    <div className="py-6">
      <h1 className="px-4 pb-3 text-3xl">Messages</h1>
      <ConversationList selected={undefined} />
    </div>
  )
}

const SideBySide = ({ id, pane }: { id: string | undefined; pane: ReactNode }) => (
  <div className="page py-6">
    <h1 className="mb-4 text-3xl">Messages</h1>
    {/* Ends above the button of the chat. */}
    <div className="grid h-[max(28rem,calc(100dvh-var(--head-height)-10.5rem))] grid-cols-[20rem_minmax(0,1fr)] overflow-hidden rounded-lg border border-straw bg-surface lg:grid-cols-[24rem_minmax(0,1fr)]">
      <nav aria-label="Conversations" className="overflow-y-auto border-straw border-r">
        <ConversationList selected={id} />
      </nav>
      <section aria-label="Conversation" className="flex min-h-0 flex-col">
        {pane ?? <ChooseOne />}
      </section>
    </div>
  </div>
)

const ChooseOne = () => {
  const { data } = useInfiniteQuery(conversationsQueryOptions)
  if (!data?.items.length) return null
  return <EmptyState title="Choose a conversation">Your messages will appear here.</EmptyState>
}
