import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { shopQueryOptions } from '#web/features/selling/shop/shop.api.ts'
import { useLatePart } from '#web/lib/use-late-part.ts'

const loadDialog = () => import('./quick-replies-dialog.tsx').then((module) => ({ default: module.QuickRepliesDialog }))

/** What a seller answers often: one touch puts it into the message. Without the shop there is nothing to show. */
export const QuickReplies = ({ onInsert }: { onInsert: (words: string) => void }) => {
  const { data: shop } = useQuery(shopQueryOptions)
  const { Part: QuickRepliesDialog, open, show, close } = useLatePart(loadDialog)
  if (!shop) return null
  const { quickReplies } = shop
  const Sign = quickReplies.length > 0 ? Pencil : Plus
  return (
    <div className="flex items-center gap-2">
      {quickReplies.length > 0 && (
        <ul aria-label="Quick replies" className="flex min-w-0 gap-2 overflow-x-auto py-1 [scrollbar-width:thin]">
          {quickReplies.map((words) => (
            <li key={words} className="shrink-0">
              <Button variant="secondary" size="sm" onClick={() => onInsert(words)} title={words}>
                <span className="max-w-44 truncate font-normal">{words}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => void show()}>
        <Sign aria-hidden size={16} />
        {quickReplies.length > 0 ? <span className="sr-only">Edit quick replies</span> : 'Add quick replies'}
      </Button>
      {QuickRepliesDialog && open && <QuickRepliesDialog replies={quickReplies} onClose={close} />}
    </div>
  )
}
