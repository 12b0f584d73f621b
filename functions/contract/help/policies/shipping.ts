import { links, list, table, text } from '../../blocks.ts'
import {
  type DeliveryClass,
  deliveryCodes,
  deliveryMethods,
  freePostage,
  internationalRegions,
  noEggsTo,
} from '../../catalogue/shipping.ts'
import { poundsWords } from '../../money.ts'
import { orderClocks } from '../../trade/orders.constants.ts'
import type { Policy } from './policy.ts'
import { wordsAnd } from './words.ts'

/** The methods of a class with their prices and times, as a table. */
export const methodsOf = (kind: DeliveryClass, caption: string) =>
  table({
    caption,
    columns: ['Method', 'Price', 'Time'],
    rows: deliveryCodes
      .map((code) => deliveryMethods[code])
      .filter((method) => method.class === kind)
      .map(({ label, pricePence, time }) => [label, poundsWords(pricePence), time]),
  })

const freeFrom = poundsWords(freePostage.fromPence)
const freeMethods = wordsAnd(freePostage.methods.map((code) => deliveryMethods[code].label))

export const shippingPolicy: Policy = {
  path: '/shipping',
  title: 'Shipping information',
  description: `What delivery costs and how long it takes: hatching eggs, supplies, live birds, and free delivery over ${freeFrom}.`,
  lastUpdated: null,
  summary:
    'Every seller posts from their own yard. Here is what delivery costs, how long it takes, and what can only be collected.',
  sections: [
    {
      anchor: 'how',
      heading: 'How delivery works',
      blocks: [
        text(
          'Your cart is sorted by seller, and each seller sends their own parcels. Hatching eggs travel as one class and all other posted goods as another, so an order from one seller has at most two delivery charges, however many things you buy. You choose the method at the checkout, where you see every charge before you pay.',
        ),
        text(
          'The times below are business days and count from the day the parcel leaves. Weekends and English bank holidays are not counted.',
        ),
      ],
    },
    {
      anchor: 'eggs',
      heading: 'Delivery of hatching eggs',
      blocks: [
        methodsOf('eggs', 'Delivery of hatching eggs'),
        text(
          `Eggs are packed one by one and leave only on the seller's dispatch days, which are chosen so that no box waits in a depot over a weekend. Let them rest, pointed end down and at room temperature, for 12 to 24 hours before you set them. We do not send hatching eggs to ${wordsAnd(noEggsTo)} postcodes.`,
        ),
      ],
    },
    {
      anchor: 'supplies',
      heading: 'Delivery of supplies, equipment and merchandise',
      blocks: [
        methodsOf('goods', 'Delivery of supplies, equipment and merchandise'),
        text(
          'An order paid after 2pm UK time, or on a weekend or bank holiday, counts from the next working day. Heavy or bulky things, such as houses and sacks of feed, may carry extra postage, which we always show.',
        ),
      ],
    },
    {
      anchor: 'free',
      heading: `Free delivery over ${freeFrom}`,
      blocks: [
        text(
          `When the posted goods you buy from the same seller come to ${freeFrom} or more, after any discount, standard delivery is free: ${freeMethods}. The faster methods keep their price.`,
        ),
      ],
    },
    {
      anchor: 'live-birds',
      heading: 'Live birds: collection only',
      blocks: [
        text(
          'Live birds are never posted. You collect them from the seller, free of charge, at a time that you both agree. You’ll see the address once you have paid, and a six-digit collection code once the seller marks the order as ready. Bring a well-ventilated carrier with dry bedding, and look at the birds before you hand over the code.',
        ),
      ],
    },
    {
      anchor: 'collection',
      heading: 'Collecting other goods',
      blocks: [
        text(
          'Many sellers let you collect eggs and supplies as well. Collection is free; choose it in the cart where it is offered. Services are arranged with the seller and are not delivered.',
        ),
      ],
    },
    {
      anchor: 'dispatch',
      heading: 'When your order leaves',
      blocks: [
        list(
          `The seller accepts your order within ${orderClocks.acceptWithinWorkingDays} working days. If they don’t, we cancel it and refund you in full.`,
          'The delivery dates we show allow for all of that time before the parcel leaves, so it may come sooner.',
          'You get an email when the parcel leaves, with the tracking number where the carrier gives one. If it leaves late, the email and your order name the new date.',
          'You may cancel for a full refund at any time before the parcel leaves.',
        ),
        links({ label: 'Your orders', url: '/orders' }),
      ],
    },
    {
      anchor: 'international',
      heading: 'International delivery',
      blocks: [
        text(
          `Items that are not alive can be posted to ${wordsAnd(internationalRegions)}. What it costs depends on the region and is shown before you pay; if the checkout doesn’t offer your country, we can’t send the item there. The buyer pays any duties and import taxes. Live birds and hatching eggs are not sent abroad.`,
        ),
      ],
    },
    {
      anchor: 'late',
      heading: 'Late, lost or damaged parcels',
      blocks: [
        text(
          'If a parcel is late, look at its tracking first, then write to us with your order number. If it arrives damaged, keep the packaging and take photos on the day: you don’t have long to tell us, as the returns page explains.',
        ),
        links({ label: 'Returns and refunds', url: '/returns' }, { label: 'Contact us', url: '/contact' }),
      ],
    },
  ],
}
