import type { Order } from '#contract/trade/orders.answers.ts'
import { useTracking } from '../orders.api.ts'
import { AskingDialog } from './asking-dialog.tsx'
import { trackingWords } from './tracking-words.ts'

type TrackingDialogProps = { order: Order; open: boolean; onClose: () => void }

/** Asks for the carrier and the number of a parcel on its way. */
export const TrackingDialog = ({ order, open, onClose }: TrackingDialogProps) => {
  const { mutateAsync } = useTracking(order.id)
  const { carrier = 'royal-mail', number } = order.tracking ?? {}
  return (
    <AskingDialog
      {...{ order, open, onClose }}
      words={{ confirm: 'Save tracking', pending: 'Saving...', ...trackingWords(order) }}
      kind="tracking"
      begin={{ carrier, tracking: number ?? '' }}
      send={(values) => mutateAsync({ carrier: values.carrier, tracking: values.tracking.trim() })}
    />
  )
}
