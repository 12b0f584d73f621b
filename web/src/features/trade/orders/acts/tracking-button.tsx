import type { Order } from '#contract/trade/orders.answers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useLatePart } from '#web/lib/use-late-part.ts'
import { trackingWords } from './tracking-words.ts'

const loadDialog = () => import('./tracking-dialog.tsx').then((module) => ({ default: module.TrackingDialog }))

/** Opens what adds or corrects the tracking of a parcel on its way. */
export const TrackingButton = ({ order }: { order: Order }) => {
  const { Part: TrackingDialog, open, show, close } = useLatePart(loadDialog)
  const { carrier, number } = order.tracking ?? {}
  return (
    <>
      <Button variant="secondary" onClick={() => void show()}>
        {trackingWords(order).button}
      </Button>
      {TrackingDialog && (
        // Its fields begin anew with what the order says by then.
        <TrackingDialog key={`${carrier} ${number}`} order={order} open={open} onClose={close} />
      )}
    </>
  )
}
