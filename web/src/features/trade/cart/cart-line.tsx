import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type Way, ways } from '#contract/catalogue/shipping.ts'
import type { CartLine as Line } from '#contract/trade/cart.answers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { QuantityStepper } from '#web/components/ui/forms/quantity-stepper.tsx'
import { formatPence } from '#web/lib/format.ts'
import { useChangeLine } from './cart.api.ts'
import { failed, useRemove, useSaveForLater } from './line-acts.ts'
import { LineFrame } from './line-frame.tsx'

const wayWords: Record<Way, string> = { post: 'Post it', collect: 'Collect it' }

const settleMs = 400

/** What is tapped shows at once and is sent when the tapping stops; of more than there are, all there are. */
const useQuantity = (line: Line) => {
  const { mutate } = useChangeLine()
  const [wanted, setWanted] = useState<number | null>(null)
  const [tooMany, setTooMany] = useState(false)
  const most = Math.max(1, line.stock)
  const setQuantity = (quantity: number) => {
    setWanted(Math.min(most, quantity))
    setTooMany(quantity > most)
  }
  useEffect(() => {
    if (wanted === null) return
    const forget = () => setWanted((now) => (now === wanted ? null : now))
    const send = () =>
      mutate({ id: line.id, quantity: wanted }, { onError: failed('Quantity not changed'), onSettled: forget })
    const timer = setTimeout(wanted === line.quantity ? forget : send, settleMs)
    return () => clearTimeout(timer)
  }, [wanted, line.id, line.quantity, mutate])
  return { quantity: wanted ?? line.quantity, most, tooMany, setQuantity }
}

const WayButtons = ({ line }: { line: Line }) => {
  const { mutate, isPending } = useChangeLine()
  const send = (way: Way) => mutate({ id: line.id, way }, { onError: failed('Delivery not changed') })
  return ways
    .filter((other) => other !== line.way && line.ways.includes(other))
    .map((other) => (
      <Button key={other} variant="quiet" size="sm" pending={isPending} onClick={() => send(other)}>
        {wayWords[other]}
      </Button>
    ))
}

/** One line of the cart: what it is, how many, what it costs, and what changed since it was looked at. */
export const CartLine = ({ line }: { line: Line }) => {
  const { remove, isPending } = useRemove(line, 'cart')
  const { save, isPending: isSaving } = useSaveForLater(line)
  const { quantity, most, tooMany, setQuantity } = useQuantity(line)
  return (
    <LineFrame line={line} price={formatPence(line.linePence)}>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <QuantityStepper
          label={`Quantity of ${line.name}`}
          value={quantity}
          max={most}
          onChange={setQuantity}
          tooMany={tooMany}
        />
        <span className="numbers text-ink-soft text-sm">
          {formatPence(line.unitPricePence)} each{!line.canBuy && ', not in the total'}
        </span>
      </div>
      <div className="mt-2 -ml-3 flex flex-wrap items-center gap-x-1">
        <Button variant="quiet" size="sm" pending={isSaving} aria-label={`Save for later: ${line.name}`} onClick={save}>
          Save for later
        </Button>
        <WayButtons line={line} />
        <Button
          variant="quiet"
          size="icon"
          className="ml-auto"
          pending={isPending}
          aria-label={`Remove ${line.name}`}
          onClick={remove}
        >
          {!isPending && <Trash2 aria-hidden size={18} />}
        </Button>
      </div>
    </LineFrame>
  )
}
