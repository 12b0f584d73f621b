import { Info, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { CartLine as Line } from '../../../../functions/contract/cart.ts'
import { type Way, ways } from '../../../../functions/contract/shipping.ts'
import { paths } from '../../app/paths.ts'
import { Button } from '../../components/ui/button.tsx'
import { Picture } from '../../components/ui/picture.tsx'
import { QuantityStepper } from '../../components/ui/quantity-stepper.tsx'
import { errorMessage } from '../../lib/api-error.ts'
import { formatPence } from '../../lib/format.ts'
import { toast } from '../../lib/toast.ts'
import { useAddItem, useChangeLine, useRemoveLine } from './cart.api.ts'

const failed = (title: string) => (error: unknown) =>
  toast({ title, description: errorMessage(error), variant: 'destructive' })

const wayWords: Record<Way, string> = { post: 'Post it', collect: 'Collect it' }

/** Removing is undone from the toast. */
const useRemove = (line: Line, way: Way) => {
  const { mutate, isPending } = useRemoveLine()
  const { mutate: putBack } = useAddItem()
  const undo = () =>
    putBack({ optionId: line.optionId, quantity: line.quantity, way }, { onError: failed('We could not put it back') })
  const remove = () =>
    mutate(line.id, {
      onSuccess: () => toast({ title: 'Removed', description: line.name, action: { label: 'Undo', onSelect: undo } }),
      onError: failed('Not removed'),
    })
  return { remove, isPending }
}

const settleMs = 400

/** What is tapped shows at once and is sent when the tapping stops. */
const useQuantity = (line: Line) => {
  const { mutate } = useChangeLine()
  const [wanted, setWanted] = useState<number | null>(null)
  useEffect(() => {
    if (wanted === null) return
    const forget = () => setWanted((now) => (now === wanted ? null : now))
    const send = () =>
      mutate({ id: line.id, quantity: wanted }, { onError: failed('Quantity not changed'), onSettled: forget })
    const timer = setTimeout(wanted === line.quantity ? forget : send, settleMs)
    return () => clearTimeout(timer)
  }, [wanted, line.id, line.quantity, mutate])
  return { quantity: wanted ?? line.quantity, setQuantity: setWanted }
}

/** One line of the cart: what it is, how many, what it costs, and what changed since it was looked at. */
export const CartLine = ({ line, way }: { line: Line; way: Way }) => {
  const change = useChangeLine()
  const { remove, isPending } = useRemove(line, way)
  const { quantity, setQuantity } = useQuantity(line)

  const sendWay = (next: Way) => change.mutate({ id: line.id, way: next }, { onError: failed('Delivery not changed') })

  return (
    <li className="flex gap-3 py-4 first:pt-0 last:pb-0 sm:gap-4">
      <Link to={paths.product(line.productId)} tabIndex={-1} aria-hidden className="w-20 shrink-0 sm:w-28">
        <Picture src={line.imageUrl} alt="" sizes="112px" className="rounded-md" />
      </Link>
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <Link to={paths.product(line.productId)} className="font-semibold underline-offset-4 hover:underline">
              {line.name}
            </Link>
            <p className="text-ink-soft text-sm">{line.optionLabel}</p>
          </div>
          <p className="numbers shrink-0 font-semibold">{formatPence(line.linePence)}</p>
        </div>
        {line.notice && (
          <p className="mt-2 flex items-start gap-2 rounded-sm bg-yolk-soft px-3 py-2 text-sm text-yolk-ink">
            <Info aria-hidden size={16} className="mt-0.5 shrink-0" />
            {line.notice}
          </p>
        )}
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <QuantityStepper
            label={`Quantity of ${line.name}`}
            value={quantity}
            max={Math.max(1, line.stock)}
            onChange={setQuantity}
          />
          <Button
            variant="quiet"
            size="icon"
            className="ml-auto sm:order-last"
            pending={isPending}
            aria-label={`Remove ${line.name}`}
            onClick={remove}
          >
            {!isPending && <Trash2 aria-hidden size={18} />}
          </Button>
          <span className="numbers text-ink-soft text-sm">{formatPence(line.unitPricePence)} each</span>
          {ways.map(
            (other) =>
              other !== way &&
              line.ways.includes(other) && (
                <Button
                  key={other}
                  variant="quiet"
                  size="sm"
                  disabled={change.isPending}
                  onClick={() => sendWay(other)}
                >
                  {wayWords[other]}
                </Button>
              ),
          )}
        </div>
      </div>
    </li>
  )
}
