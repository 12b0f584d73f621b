import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import type { ConversationSummary } from '#contract/talk/messages.answers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { ButtonRow } from '#web/components/ui/forms/form-buttons.tsx'
import { Menu } from '#web/components/ui/menus/menu.tsx'
import { ConversationActs } from './conversation-acts.ts'
import { useBlocking } from './use-blocking.ts'

const loadContent = () => import('./conversation-menu-content.tsx')

/** What else can be done in a conversation: blocking the other one, which is asked once. */
export const ConversationMenu = ({ conversation }: { conversation: ConversationSummary }) => {
  const [asking, setAsking] = useState(false)
  const { block, unblock, isPending } = useBlocking(conversation)
  const { shopName } = conversation.with
  const confirm = async () => {
    await block()
    setAsking(false)
  }
  const acts = { conversation, onBlock: () => setAsking(true), onUnblock: () => void unblock() }
  return (
    <ConversationActs value={acts}>
      <div className="relative ml-auto">
        <Menu
          label={`More about ${shopName}`}
          load={loadContent}
          className="-mr-2 grid size-11 place-items-center rounded-md hover:bg-quiet"
        >
          <EllipsisVertical aria-hidden size={20} />
        </Menu>
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Block ${shopName}?`}
        description="You won’t be able to message each other until you unblock them. We don’t tell them. Orders between you carry on."
        footer={
          <ButtonRow
            first={
              <Button variant="destructive" pending={isPending} onClick={() => void confirm()}>
                {isPending ? 'Blocking...' : 'Block'}
              </Button>
            }
            other={
              <Button variant="secondary" onClick={() => setAsking(false)}>
                Go back
              </Button>
            }
          />
        }
      />
    </ConversationActs>
  )
}
