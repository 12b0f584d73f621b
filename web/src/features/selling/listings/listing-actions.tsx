import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { SellerListingRow } from '#contract/selling/listings.answers.ts'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { ButtonRow } from '#web/components/ui/forms/form-buttons.tsx'
import { errorMessage, isApiError } from '#web/lib/api/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { toast } from '#web/lib/toast.ts'
import { isForSale, mayBePublished } from './listing-words.ts'
import { type ListingAct, useDeleteListing, useListingAct } from './listings.api.ts'
import { isRowUnseen, PhotoDialog } from './photo-dialog.tsx'

const said: Record<ListingAct, { done: string; failed: string }> = {
  publish: { done: 'Listing published', failed: 'Not published' },
  pause: { done: 'Listing paused', failed: 'Not paused' },
}

/** Publish or pause, edit, delete: what may be done with a listing in its state. */
export const ListingActions = ({ listing }: { listing: SellerListingRow }) => {
  const { id, title, status } = listing
  const [asked, setAsked] = useState(false)
  const isBare = isRowUnseen(listing)
  const { mutate, isPending } = useListingAct()
  const act = (name: ListingAct) =>
    mutate(
      { id, name },
      {
        onSuccess: ({ allowance: { used, limit } }) =>
          toast({
            title: said[name].done,
            description: `${used} of ${limit} listings used this month.`,
            variant: 'success',
          }),
        onError: (error) => toast({ title: said[name].failed, description: failureOf(error), variant: 'destructive' }),
      },
    )
  return (
    <div className="flex flex-wrap items-center gap-1 md:flex-nowrap md:justify-end">
      {mayBePublished(status) && (
        <Button
          size="sm"
          variant="secondary"
          pending={isPending}
          onClick={() => (isBare ? setAsked(true) : act('publish'))}
        >
          Publish<span className="sr-only"> {title}</span>
        </Button>
      )}
      {isForSale(status) && (
        <Button size="sm" variant="secondary" pending={isPending} onClick={() => act('pause')}>
          Pause<span className="sr-only"> {title}</span>
        </Button>
      )}
      {status !== 'removed' && (
        <ButtonLink size="icon" variant="quiet" to={paths.listing(id)} aria-label={`Edit ${title}`}>
          <Pencil aria-hidden size={18} />
        </ButtonLink>
      )}
      {status !== 'removed' && <DeleteButton listing={listing} />}
      {isBare && (
        <PhotoDialog open={asked} onClose={() => setAsked(false)} onPublish={() => act('publish')}>
          <ButtonLink to={paths.listing(id)}>Add a photo</ButtonLink>
        </PhotoDialog>
      )}
    </div>
  )
}

/** The editor names each missing field beside it; a toast has room for what to do. */
const failureOf = (error: unknown): string => {
  if (!isApiError(error) || error.code !== 'validation') return errorMessage(error)
  return 'Some fields are still missing. Edit the listing to see which.'
}

const DeleteButton = ({ listing: { id, title } }: { listing: SellerListingRow }) => {
  const [asked, setAsked] = useState(false)
  const { mutate, isPending } = useDeleteListing()
  const remove = () =>
    mutate(id, {
      onSuccess: () => toast({ title: 'Listing deleted' }),
      onError: (error) => toast({ title: 'Not deleted', description: errorMessage(error), variant: 'destructive' }),
      onSettled: () => setAsked(false),
    })
  return (
    <>
      <Button size="icon" variant="quiet" aria-label={`Delete ${title}`} onClick={() => setAsked(true)}>
        <Trash2 aria-hidden size={18} />
      </Button>
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        title="Delete this listing?"
        description={`You can’t undo this. If “${title}” was for sale this month, it still counts towards your allowance.`}
        footer={
          <ButtonRow
            first={
              <Button variant="destructive" pending={isPending} onClick={remove}>
                {isPending ? 'Deleting...' : 'Delete listing'}
              </Button>
            }
            other={
              <Button variant="secondary" onClick={() => setAsked(false)}>
                Keep it
              </Button>
            }
          />
        }
      />
    </>
  )
}
