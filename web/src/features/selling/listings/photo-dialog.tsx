import type { ReactNode } from 'react'
import type { CategorySlug, ListingStatus } from '#contract/catalogue/catalogue.constants.ts'
import type { SellerListingRow } from '#contract/selling/listings.answers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { ButtonRow } from '#web/components/ui/forms/form-buttons.tsx'
import { formatCount } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'

type Shown = { status: ListingStatus; category: CategorySlug | ''; pictures: number }

/** Whether a draft would go out that buyers do not see, though they would like to: its seller is asked once more. */
export const isUnseen = ({ status, category, pictures }: Shown): boolean =>
  status === 'draft' && category === 'hatching-eggs' && pictures === 0

/** The same of a row of the list. */
export const isRowUnseen = ({ imageUrl, ...row }: SellerListingRow): boolean =>
  isUnseen({ ...row, pictures: imageUrl ? 1 : 0 })

type PhotoDialogProps = {
  open: boolean
  onClose: () => void
  onPublish: () => void
  /** Those without a photo, where they are published together with others. */
  among?: SellerListingRow[]
  /** The button that does not publish: it leads to the pictures, where there is one place for them. */
  children: ReactNode
}

/** Asks once more before eggs go out without a photo. */
export const PhotoDialog = ({ open, onClose, onPublish, among, children }: PhotoDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={`Publish ${among ? `${formatCount(among.length, ['listing', 'listings'])} ` : ''}without a photo?`}
    description="Buyers like to see the eggs they’ll be setting. A photo of your own eggs, or of the hens that laid them, helps buyers choose yours."
    footer={
      <ButtonRow
        first={children}
        other={
          <Button
            variant="secondary"
            onClick={() => {
              onClose()
              onPublish()
            }}
          >
            {among ? 'Publish anyway' : 'Publish without one'}
          </Button>
        }
      />
    }
  >
    {among && (
      <>
        <p className="mt-2 font-semibold">Add a photo to:</p>
        <ul className="mt-1 list-disc pl-5">
          {among.map(({ id, title }) => (
            <li key={id} className="[overflow-wrap:anywhere]">
              <Link to={paths.listing(id)} className="inline-block py-1 underline underline-offset-4">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </>
    )}
  </Dialog>
)
