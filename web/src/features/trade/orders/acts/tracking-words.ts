import type { Order } from '#contract/trade/orders.answers.ts'
import type { Side } from '../order-words.ts'

const words = {
  added: {
    button: 'Add tracking',
    title: 'Add the tracking number',
    description: 'The buyer gets the number by email and under the bell.',
    done: 'Tracking added',
  },
  corrected: {
    button: 'Correct tracking',
    title: 'Correct the tracking',
    description: 'The buyer is told by email and under the bell that the number is another one.',
    done: 'Tracking corrected',
  },
}

/** What the seller does to the tracking of a parcel on its way, in words. */
export const trackingWords = ({ tracking }: Order) => words[tracking?.number ? 'corrected' : 'added']

/** Whether this side may give a parcel another number: its seller, while it is on its way. */
export const mayTrack = ({ status }: Order, side: Side): boolean => side === 'seller' && status === 'dispatched'
