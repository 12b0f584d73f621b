import type { ReactNode } from 'react'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { ButtonRow } from '#web/components/ui/forms/form-buttons.tsx'
import { formatDayTime } from '#web/lib/format.ts'
import { type ListingValues, listingValues } from '../listing-form.ts'
import { differences } from './merge.ts'

const Box = ({ children }: { children: ReactNode }) => (
  <div role="alert" className="flex flex-col items-start gap-3 rounded-lg bg-yolk-soft p-4 text-yolk-ink md:p-5">
    {children}
  </div>
)

type ConflictProps = {
  base: SellerListing
  theirs: SellerListing
  mine: ListingValues
  onKeepMine: () => void
  onTakeOther: () => void
}

const whatHappened = (base: SellerListing, theirs: SellerListing): string =>
  base.version === theirs.version
    ? 'Some of it sold while you were editing, so the stock has changed.'
    : `This listing was changed in another window or app, last ${formatDayTime(theirs.updatedAt)}.`

/** Somebody else wrote first: what differs, in words, and which of the two counts. */
export const Conflict = ({ base, theirs, mine, onKeepMine, onTakeOther }: ConflictProps) => {
  const differ = differences(mine, listingValues(theirs))
  return (
    <Box>
      <p>
        <strong className="font-semibold">{whatHappened(base, theirs)}</strong> What you typed is still here.
      </p>
      {differ.length > 0 && (
        <table className="w-full text-left text-sm">
          <caption className="sr-only">Where the two versions differ</caption>
          <thead>
            <tr>
              <th scope="col" className="w-1/4 py-1 pr-3 font-semibold">
                Field
              </th>
              <th scope="col" className="py-1 pr-3 font-semibold">
                Yours
              </th>
              <th scope="col" className="py-1 font-semibold">
                The other version
              </th>
            </tr>
          </thead>
          <tbody>
            {differ.map(({ label, mine: yours, theirs: other }) => (
              <tr key={label} className="border-yolk-ink/20 border-t align-top">
                <th scope="row" className="py-1.5 pr-3 font-medium">
                  {label}
                </th>
                <td className="break-words py-1.5 pr-3">
                  <span className="line-clamp-3">{yours}</span>
                </td>
                <td className="break-words py-1.5">
                  <span className="line-clamp-3">{other}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ButtonRow
        first={<Button onClick={onKeepMine}>Keep mine</Button>}
        other={
          <Button variant="secondary" onClick={onTakeOther}>
            Use the other version
          </Button>
        }
      />
      <p className="text-sm">Anything you didn’t change stays as it is in the other version.</p>
    </Box>
  )
}

type OfferProps = { from: 'before' | 'mine'; title: string; onTakeBack: () => void; onForget: () => void }

/** What was typed and is not in the form, offered back. */
export const KeptOffer = ({ from, title, onTakeBack, onForget }: OfferProps) => (
  <div role="status" className="flex flex-wrap items-center gap-3 rounded-lg bg-duck-egg p-4 text-duck-egg-ink">
    <p className="min-w-0 flex-1 basis-60">
      {from === 'before'
        ? `You typed something here that wasn’t saved${title ? `: “${title}”` : ''}.`
        : 'You’re now seeing the other version. We’ve kept what you typed.'}
    </p>
    <div className="flex flex-wrap gap-3">
      <Button size="sm" onClick={onTakeBack}>
        {from === 'before' ? 'Bring it back' : 'Put mine back'}
      </Button>
      <Button size="sm" variant="secondary" onClick={onForget}>
        Throw it away
      </Button>
    </div>
  </div>
)
