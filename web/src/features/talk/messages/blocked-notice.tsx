import { Ban } from 'lucide-react'
import type { ConversationSummary } from '#contract/talk/messages.answers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useBlocking } from './use-blocking.ts'

/** What stands in place of the box to write in, for whoever has blocked the other one. */
export const BlockedNotice = ({ conversation }: { conversation: ConversationSummary }) => {
  const { unblock, isPending } = useBlocking(conversation)
  return (
    <div className="flex flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="flex items-center gap-2 text-ink-soft">
        <Ban aria-hidden size={18} className="shrink-0" />
        You’ve blocked {conversation.with.shopName}.
      </p>
      <Button variant="secondary" size="sm" pending={isPending} onClick={() => void unblock()}>
        Unblock
      </Button>
    </div>
  )
}
