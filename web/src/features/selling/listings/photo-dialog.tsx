import type { ReactNode } from 'react'
import type { CategorySlug } from '#contract/catalogue/catalogue.constants.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'

/** Whether a listing would go out that buyers do not see, though they would like to: its seller is asked once more. */
export const isUnseen = ({ category, pictures }: { category: CategorySlug | ''; pictures: number }): boolean =>
  category === 'hatching-eggs' && pictures === 0

type PhotoDialogProps = {
  open: boolean
  onClose: () => void
  onPublish: () => void
  /** The button that leads to the pictures. */
  children: ReactNode
}

/** Asks once more before eggs go out without a photo. */
export const PhotoDialog = ({ open, onClose, onPublish, children }: PhotoDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Publish without a photo?"
    description="Buyers like to see the eggs that they set. A photo of your own, of the eggs or of the hens that lay them, helps them to choose yours."
    footer={
      <>
        <Button
          variant="secondary"
          onClick={() => {
            onClose()
            onPublish()
          }}
        >
          Publish without one
        </Button>
        {children}
      </>
    }
  />
)
