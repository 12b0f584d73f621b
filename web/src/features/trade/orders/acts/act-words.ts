import type { Order } from '#contract/trade/orders.answers.ts'
import type { OrderAct } from '#contract/trade/orders.constants.ts'
import type { Side } from '../order-words.ts'

export type ActWords = {
  button: string
  title: string
  description: string
  confirm: string
  pending: string
  /** The toast afterwards. */
  done: string
  destructive?: true
}

const refundNote = 'The buyer gets all their money back, and the items go back on sale. You can’t undo this.'

/** An act that is asked for in a dialog: all but accepting, which takes one tap. */
export type AskedAct = Exclude<OrderAct, 'accept'>

const actWords: Record<AskedAct, ActWords> = {
  decline: {
    button: 'Decline',
    title: 'Decline this order',
    description: refundNote,
    confirm: 'Decline and refund',
    pending: 'Declining...',
    done: 'Order declined and refunded',
    destructive: true,
  },
  dispatch: {
    button: 'Dispatch',
    title: 'Dispatch this order',
    description: 'We’ll send the buyer the carrier and tracking number.',
    confirm: 'Mark as dispatched',
    pending: 'Saving...',
    done: 'Order dispatched',
  },
  ready: {
    button: 'Ready to collect',
    title: 'Ready to collect',
    description: 'We’ll send the buyer your collection address and a code to give you when they collect.',
    confirm: 'Tell the buyer',
    pending: 'Telling the buyer...',
    done: 'The buyer can collect now',
  },
  collected: {
    button: 'Enter code',
    title: 'Hand over this order',
    description: 'Enter the 6-digit code the buyer gives you. After five wrong codes you’ll have to wait an hour.',
    confirm: 'Mark as collected',
    pending: 'Checking...',
    done: 'Order collected',
  },
  received: {
    button: 'Mark as received',
    title: 'Has everything arrived?',
    description: 'Please check it first. Your time to report a problem starts when you mark it as received.',
    confirm: 'Mark as received',
    pending: 'Saving...',
    done: 'Marked as received',
  },
  complete: {
    button: 'All is well',
    title: 'Is everything OK?',
    description: 'After this you can’t report a problem, and the seller can be paid.',
    confirm: 'Complete order',
    pending: 'Completing...',
    done: 'Order completed',
  },
  cancel: {
    button: 'Cancel order',
    title: 'Cancel this order',
    description: 'You’ll get a full refund, and the items go back on sale. You can’t undo this.',
    confirm: 'Cancel order',
    pending: 'Cancelling...',
    done: 'Order cancelled',
    destructive: true,
  },
}

const collectedByBuyer: ActWords = {
  ...actWords.collected,
  button: 'I’ve collected it',
  title: 'Have you collected everything?',
  description: 'Your time to report a problem starts when you confirm.',
}

const cancelledBySeller: ActWords = {
  ...actWords.decline,
  button: 'Cancel and refund',
  title: 'Cancel this order',
  confirm: 'Cancel and refund',
  pending: 'Cancelling...',
  done: 'Order cancelled and refunded',
}

/** The words of an act as this side does it, as the order stands: what was accepted can't be declined any more. */
export const wordsOfAct = (act: AskedAct, { side, order }: { side: Side; order: Order }): ActWords => {
  if (act === 'collected' && side === 'buyer') return collectedByBuyer
  return act === 'decline' && order.status !== 'paid' ? cancelledBySeller : actWords[act]
}

/** The one thing to do next, if it is this side's turn. */
export const nextAct = (order: Order): OrderAct | null => {
  const forward = order.actions.filter((act) => act !== 'decline' && act !== 'cancel')
  return forward[0] ?? null
}
