import type { Order } from '#contract/trade/orders.answers.ts'
import type { Side } from '../order-words.ts'

const words = {
  added: {
    button: 'Add tracking',
    title: 'Add the tracking number',
    description: 'We’ll send the buyer the number by email and in their notifications.',
    done: 'Tracking added',
  },
  corrected: {
    button: 'Correct tracking',
    title: 'Correct the tracking',
    description: 'We’ll tell the buyer by email and in their notifications that the number has changed.',
    done: 'Tracking corrected',
  },
}

/** What the seller does to the tracking of a parcel on its way, in words. */
export const trackingWords = ({ tracking }: Order) => words[tracking?.number ? 'corrected' : 'added']

/** Whether this side may give a parcel another number: its seller, while it is on its way. */
export const mayTrack = ({ status }: Order, side: Side): boolean => side === 'seller' && status === 'dispatched'
