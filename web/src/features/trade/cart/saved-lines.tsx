import type { CartLine } from '#contract/trade/cart.answers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { formatCount, formatPence } from '#web/lib/format.ts'
import { useMoveToCart, useRemove } from './line-acts.ts'
import { LineFrame } from './line-frame.tsx'

const SavedLine = ({ line }: { line: CartLine }) => {
  const { move, isPending: isMoving } = useMoveToCart(line)
  const { remove, isPending } = useRemove(line, 'saved')
  return (
    <LineFrame line={line} price={formatPence(line.unitPricePence)}>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {line.stock > 0 && (
          <Button
            variant="secondary"
            size="sm"
            pending={isMoving}
            aria-label={`Move to cart: ${line.name}`}
            onClick={move}
          >
            Move to cart
          </Button>
        )}
        <Button variant="quiet" size="sm" pending={isPending} aria-label={`Remove ${line.name}`} onClick={remove}>
          Remove
        </Button>
        <span className="text-ink-soft text-sm">{line.quantity > 1 && `You wanted ${line.quantity}`}</span>
      </div>
    </LineFrame>
  )
}

/** What was put aside, below the cart: no part of what is bought. */
export const SavedLines = ({ lines }: { lines: CartLine[] }) => (
  <section aria-labelledby="saved-for-later">
    <Card>
      <h2 id="saved-for-later" className="text-xl">
        Saved for later
      </h2>
      <p className="mt-1 mb-5 text-ink-soft text-sm">
        {formatCount(lines.length, ['item', 'items'])} for another time. We don’t hold stock for saved items.
      </p>
      <ul className="divide-y divide-straw">
        {lines.map((line) => (
          <SavedLine key={line.id} line={line} />
        ))}
      </ul>
    </Card>
  </section>
)
