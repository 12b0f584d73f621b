import { MessageCircle } from 'lucide-react'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { openChat } from '#web/features/help/chat/open-chat.ts'
import { cx } from '#web/lib/class-names.ts'
import { paths } from '#web/lib/paths.ts'

/**
 * Ways on for whoever has not found it: the assistant, which hears `question` at once if there is one, and a person.
 */
export const AskOn = ({ question, className }: { question?: string; className?: string }) => (
  <div className={cx('flex flex-wrap gap-3', className)}>
    <Button variant="secondary" onClick={() => openChat(question)}>
      <MessageCircle aria-hidden size={18} />
      Ask the assistant
    </Button>
    <ButtonLink to={paths.contact} variant="secondary">
      Contact us
    </ButtonLink>
  </div>
)
