import type { ConversationSummary } from '#contract/talk/messages.answers.ts'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useBlock } from './blocks.api.ts'

/** Blocks the other one of a conversation, with an undo beside the word that it was done, or lifts it again. */
export const useBlocking = ({ with: { id: userId, shopName } }: ConversationSummary) => {
  const { mutateAsync, isPending } = useBlock()
  const change = async (blocked: boolean) => {
    try {
      await mutateAsync({ userId, blocked })
      const undo = { label: 'Undo', onSelect: () => void change(false) }
      if (blocked) toast({ title: `${shopName} is blocked`, variant: 'success', action: undo })
      else toast({ title: `${shopName} is no longer blocked`, variant: 'success' })
    } catch (error) {
      const title = blocked ? `We couldn’t block ${shopName}` : `We couldn’t unblock ${shopName}`
      toast({ title, description: errorMessage(error), variant: 'destructive' })
    }
  }
  return { block: () => change(true), unblock: () => change(false), isPending }
}
