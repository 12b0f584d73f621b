import type { Order } from '#contract/trade/orders.answers.ts'
import { orderActs } from '#contract/trade/orders.constants.ts'
import type { Side } from '../order-words.ts'
import { type ActRequest, useOrderAct } from '../orders.api.ts'
import type { ActValues, FieldsKind } from './act-fields.tsx'
import { type AskedAct, wordsOfAct } from './act-words.ts'
import { AskingDialog } from './asking-dialog.tsx'

type ActDialogProps = { order: Order; side: Side; act: AskedAct; open: boolean; onClose: () => void }

const kindOf = (act: AskedAct, side: Side): FieldsKind => {
  if (act === 'dispatch') return 'dispatch'
  if (act === 'collected') return side === 'seller' ? 'code' : 'none'
  return orderActs[act].refunds ? 'reason' : 'none'
}

const requestOf = (act: AskedAct, values: ActValues): ActRequest => {
  switch (act) {
    case 'decline':
    case 'cancel':
      return { act, reason: values.reason }
    case 'dispatch':
      return { act, carrier: values.carrier, tracking: values.tracking.trim() || null }
    case 'collected':
      return values.code ? { act, code: values.code } : { act }
    default:
      return { act }
  }
}

/** Asks once before an act, with what the act needs to be told. */
export const ActDialog = ({ order, side, act, open, onClose }: ActDialogProps) => {
  const { mutateAsync } = useOrderAct(order.id)
  const { destructive, ...words } = wordsOfAct(act, { side, order })
  return (
    <AskingDialog
      {...{ order, open, onClose, words, destructive }}
      kind={kindOf(act, side)}
      send={(values) => mutateAsync(requestOf(act, values))}
    />
  )
}
