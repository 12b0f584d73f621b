import { Ban, MessageCircle } from 'lucide-react'
import { type ComponentProps, useContext } from 'react'
import MenuContent, { type MenuEntry } from '#web/components/ui/menus/menu-content.tsx'
import { ConversationActs } from './conversation-acts.ts'

/** The entries of a conversation's menu. */
export default function ConversationMenuContent({ button }: { button: ComponentProps<'button'> }) {
  const acts = useContext(ConversationActs)
  if (!acts) return null
  const { conversation, onBlock, onUnblock } = acts
  const { shopName } = conversation.with
  const entry: MenuEntry = conversation.blocked
    ? { kind: 'action', label: `Unblock ${shopName}`, Icon: MessageCircle, onSelect: onUnblock }
    : { kind: 'action', label: `Block ${shopName}`, Icon: Ban, onSelect: onBlock }
  return <MenuContent button={button} entries={[entry]} />
}
