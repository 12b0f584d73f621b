import { useQueryClient } from '@tanstack/react-query'
import { type Ref, useEffect, useState } from 'react'
import { catalogueKeys } from '#contract/pages/query-keys.ts'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { useChangeLine } from '#web/features/trade/cart/cart.api.ts'
import { guestCart } from '#web/features/trade/cart/guest-cart.ts'
import { failed } from '#web/features/trade/cart/line-acts.ts'
import { paths } from '#web/lib/paths.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { toast } from '#web/lib/toast.ts'
import type { Basket, StoppedLine } from '../basket.ts'
import { buyNowPath, type Wanted } from '../buy-now-path.ts'
import { Line } from '../line.tsx'
import { SimilarLinks, TellMeOfListing } from './sold-out-ways.tsx'
import { isSoldOut, stoppedTitle, takeOutWords } from './stopped-words.ts'

type StoppedPartProps = {
  basket: Basket
  wanted: Wanted | null
  ref: Ref<HTMLElement>
  /** Looks up anew what is bought now. */
  onTaken: () => unknown
}

/** What cannot be bought as it is: no part of the sums, each with its reason, with the way to go on without it. */
export const StoppedPart = ({ basket: { groups, stopped }, wanted, ref, onTaken }: StoppedPartProps) => {
  const queries = useQueryClient()
  useEffect(() => {
    // It has changed since its listing was read, to which somebody may go back.
    void queries.invalidateQueries({ queryKey: catalogueKeys.products })
  }, [queries])
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="What you can’t buy now"
      className="flex flex-col gap-4 rounded-lg border border-comb bg-surface p-4 md:p-6"
    >
      <div role="alert">
        <h2 className="text-xl">{stoppedTitle(stopped)}</h2>
        {groups.length > 0 && (
          <p className="mt-1 text-ink-soft">
            {stopped.length === 1 ? 'It isn’t in the total.' : 'They aren’t in the total.'}
          </p>
        )}
      </div>
      <ul className="divide-y divide-straw">
        {stopped.map(({ line, reasons }) => (
          <Line key={line.optionId} line={line}>
            {reasons.map((reason) => (
              <p key={reason} className="mt-1 text-comb-ink">
                {reason}
              </p>
            ))}
          </Line>
        ))}
      </ul>
      {wanted ? <OtherWays wanted={wanted} stopped={stopped} /> : <TakeOut stopped={stopped} onTaken={onTaken} />}
    </section>
  )
}

/** Goes on without them: a guest's are removed, and whoever has an account finds them saved for later. */
const TakeOut = ({ stopped, onTaken }: { stopped: StoppedLine[]; onTaken: () => unknown }) => {
  const { mutateAsync } = useChangeLine()
  const [isPending, setPending] = useState(false)
  const isGuest = stopped.every(({ line }) => line.lineId === null)
  const takeOut = async () => {
    setPending(true)
    try {
      for (const { line } of stopped) {
        if (line.lineId) await mutateAsync({ id: line.lineId, saved: true })
        else guestCart.remove(line.optionId)
      }
      const description = stopped.map(({ line }) => line.name).join(', ')
      toast({ title: isGuest ? 'Removed from your cart' : 'Saved for later', description })
    } catch (error) {
      failed('Not saved for later')(error)
    }
    setPending(false)
    onTaken()
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button pending={isPending} onClick={() => void takeOut()}>
        {takeOutWords(stopped.length, isGuest ? 'guest' : 'user')}
      </Button>
      {isGuest ? (
        <Button variant="secondary" onClick={guestCart.show}>
          Change your cart
        </Button>
      ) : (
        <ButtonLink variant="secondary" to={paths.cart}>
          Change your cart
        </ButtonLink>
      )}
    </div>
  )
}

/** Offers fewer of the one thing that is bought at once, or word once it is back: there is nothing else to go on with. */
const OtherWays = ({ wanted, stopped }: { wanted: Wanted; stopped: StoppedLine[] }) => {
  const navigate = useNavigate()
  const [only] = stopped
  if (!only) return null
  const { stock, quantity, productId, name } = only.line
  const listing = isSoldOut(only) && { id: productId, name }
  const isShort = only.codes.every((code) => code === 'insufficient_stock') && stock > 0 && stock < quantity
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {isShort && (
          <Button onClick={() => void navigate(buyNowPath({ ...wanted, quantity: stock }), { replace: true })}>
            {stock === 1 ? 'Take the last one' : `Take the last ${stock}`}
          </Button>
        )}
        {listing && <TellMeOfListing listing={listing} />}
        <ButtonLink variant="secondary" to={paths.product(productId)}>
          Back to the listing
        </ButtonLink>
      </div>
      {listing && <SimilarLinks listing={listing} />}
    </>
  )
}
