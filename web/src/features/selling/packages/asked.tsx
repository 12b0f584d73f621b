import type { ReactNode } from 'react'
import type { SellerPackage } from '#contract/selling/packages.answers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { ButtonRow } from '#web/components/ui/forms/form-buttons.tsx'
import { errorMessage } from '#web/lib/api/api-error.ts'

/** What each dialog about a package gets: the part of it that is asked about. */
export type DialogProps<Part extends 'upgrade' | 'downgrade' | 'cancellation'> = {
  sellerPackage: SellerPackage
  part: NonNullable<SellerPackage[Part]>
  open: boolean
  onClose: () => void
}

type AskedProps = {
  open: boolean
  onClose: () => void
  title: string
  back?: string
  error: unknown
  act: ReactNode
  children: ReactNode
}

/** Asks once before a package changes. */
export const Asked = ({ open, onClose, title, back = 'Go back', error, act, children }: AskedProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={title}
    footer={
      <ButtonRow
        first={act}
        other={
          <Button variant="secondary" onClick={onClose}>
            {back}
          </Button>
        }
      />
    }
  >
    <div className="flex flex-col gap-3 pt-1">
      {children}
      <FormError>{error ? errorMessage(error) : undefined}</FormError>
    </div>
  </Dialog>
)
