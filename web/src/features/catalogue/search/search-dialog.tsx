import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { useModal } from '#web/components/ui/use-modal.ts'
import { SearchBox } from './search-box.tsx'

type SearchDialogProps = {
  open: boolean
  /** What was written before it opened; the words of the page where nothing was. */
  words: string | null
  onClose: () => void
}

/** The phone's search: the field on top, what fits its words on the rest of the screen. */
export default function SearchDialog({ open, words, onClose }: SearchDialogProps) {
  const modal = useModal(open, onClose)
  const { ref } = modal
  useEffect(() => {
    if (open) ref.current?.querySelector('input')?.focus()
  }, [open, ref])
  return (
    <dialog
      {...modal}
      aria-label="Search"
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain border-0 bg-surface p-0 text-ink"
    >
      {open && (
        <div className="relative min-h-full px-4 pb-4">
          <Button
            variant="quiet"
            size="icon"
            aria-label="Back"
            onClick={onClose}
            className="absolute top-2 left-1 z-10 text-ink"
          >
            <ArrowLeft aria-hidden size={22} />
          </Button>
          <SearchBox
            begun={words}
            className="pt-2"
            formClassName="pl-9"
            panelClassName="pt-3"
            hint="Search for eggs, breeds, birds, equipment and keepers."
            onDone={onClose}
          />
        </div>
      )}
    </dialog>
  )
}
