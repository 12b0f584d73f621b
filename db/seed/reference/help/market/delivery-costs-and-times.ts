import { links, list, note, text } from '#contract/blocks.ts'
import { deliveryMethods, freePostage, nextDayCutOffHour, noEggsTo } from '#contract/catalogue/shipping.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { methodsOf } from '#contract/help/policies/shipping.ts'
import { wordsAnd } from '#contract/help/policies/words.ts'
import { poundsWords } from '#contract/money.ts'
import { orderClocks } from '#contract/trade/orders.constants.ts'

const freeFrom = poundsWords(freePostage.fromPence)
const free = wordsAnd(freePostage.methods.map((code) => deliveryMethods[code].label))

export const deliveryCostsAndTimes: WrittenArticle = {
  slug: 'delivery-costs-and-times',
  kind: 'article',
  topic: 'buying',
  title: 'What delivery costs and how long it takes',
  summary:
    'Postage for hatching eggs and for other goods, when it is free, when a parcel comes, and where we do not post to.',
  updatedOn: '2026-11-23',
  advice: [],
  sections: [
    {
      anchor: 'eggs',
      heading: 'How much does postage of hatching eggs cost?',
      blocks: [
        methodsOf('eggs', 'Postage of hatching eggs'),
        text(
          'The charge is the same for one box or for six from the same seller, since all their eggs go as one class. The price is on each listing and again at the checkout.',
        ),
        links({ label: 'Delivery of hatching eggs', url: '/shipping#eggs' }),
      ],
    },
    {
      anchor: 'goods',
      heading: 'How much does delivery of other goods cost?',
      blocks: [
        methodsOf('goods', 'Delivery of equipment, supplies and merchandise'),
        text(
          'This covers incubators, feeders, feed, bedding, packaging and anything else that’s posted, apart from eggs. You pay it once for each seller, however many things you buy from them.',
        ),
        links({ label: 'Delivery of supplies', url: '/shipping#supplies' }),
      ],
    },
    {
      anchor: 'two-charges',
      heading: 'Why do I see two delivery charges?',
      blocks: [
        text(
          'Each seller posts their own parcels, so each has their own shipping charge. Eggs and other goods also travel separately. If you buy eggs and a feeder from one seller, you pay one charge for the eggs and one for the feeder. What you collect costs nothing to deliver.',
        ),
        text('To save postage, buy more from the same seller, or look for sellers near you and collect.'),
      ],
    },
    {
      anchor: 'free',
      heading: 'When is delivery free?',
      blocks: [
        text(
          `When the posted goods from one seller come to ${freeFrom} or more, standard delivery is free: ${free}. The faster methods keep their price. Your cart shows how much more you need to spend. Goods from another seller don’t count towards it, and neither does anything you collect.`,
        ),
        links({ label: 'Free delivery', url: '/shipping#free' }),
      ],
    },
    {
      anchor: 'when',
      heading: 'When will my order be sent, and when does it arrive?',
      blocks: [
        text(
          'The listing, the cart and your order all show the day. It counts from the day you pay, in working days. Weekends and English bank holidays don’t count.',
        ),
        list(
          `Paid by ${nextDayCutOffHour - 12}pm UK time on a working day, it counts from that day. Later, it counts from the next working day.`,
          'Eggs leave only on the seller’s dispatch days, so that no box waits in a depot over a weekend. This can add a few days.',
          `The seller has ${orderClocks.acceptWithinWorkingDays} working days to accept your order. The days that you see allow for all of them, so the parcel may come sooner.`,
        ),
        text(
          'You get an email when the parcel leaves, with the tracking number where the carrier gives one. If it left late, the email and your order name the new day.',
        ),
      ],
    },
    {
      anchor: 'next-day',
      heading: 'By what time must I order for next day delivery?',
      blocks: [
        text(
          `${deliveryMethods.goods_next_day.label} arrives the working day after it leaves. Pay by ${nextDayCutOffHour - 12}pm UK time on a working day, and your order counts from that day. If you pay later, or on a weekend or bank holiday, it counts from the next working day. It leaves once the seller has accepted. It costs ${poundsWords(deliveryMethods.goods_next_day.pricePence)} and is for equipment and other goods. Eggs by ${deliveryMethods.eggs_courier.label} arrive the day after they leave, which is always one of the seller’s dispatch days.`,
        ),
      ],
    },
    {
      anchor: 'where',
      heading: 'Where do you post to?',
      blocks: [
        text(
          `The checkout takes addresses in the United Kingdom, the Isle of Man, Jersey and Guernsey. Hatching eggs do not go to the postcodes ${wordsAnd(noEggsTo)}, which means Northern Ireland, the Isle of Man, Jersey and Guernsey.`,
        ),
        note('Live birds are never posted. You collect them from the seller. Eggs and birds are not sent abroad.'),
        links(
          { label: 'International delivery', url: '/shipping#international' },
          { label: 'Collecting birds and goods', url: '/help/collecting-birds-and-goods' },
        ),
      ],
    },
    {
      anchor: 'late',
      heading: 'My parcel is late or lost',
      blocks: [
        text(
          `Look at the tracking on your order first. Then message the seller from the order’s page, since they can ask the carrier. If that doesn’t help, write to us with your order number and we’ll look into it. Don’t mark the order as received while you wait. We mark it as delivered only ${orderClocks.receivedAfterDays} days after the day it should have come, which is counted anew when it leaves late. Even then you have the time given on the returns page.`,
        ),
        links(
          { label: 'Late, lost or damaged parcels', url: '/shipping#late' },
          { label: 'Contact us', url: '/contact' },
        ),
      ],
    },
  ],
  sources: [],
  related: ['how-buying-works', 'collecting-birds-and-goods', 'unpacking-and-resting-eggs', 'problems-and-refunds'],
}
