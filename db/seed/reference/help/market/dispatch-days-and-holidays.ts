import { links, list, note, steps, text } from '#contract/blocks.ts'
import { nextDayCutOffHour } from '#contract/catalogue/shipping.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { orderClocks } from '#contract/trade/orders.constants.ts'

export const dispatchDaysAndHolidays: WrittenArticle = {
  slug: 'dispatch-days-and-holidays',
  kind: 'article',
  topic: 'selling',
  title: 'Dispatch days and holidays',
  summary: 'How to set the days you post on, which days suit eggs, and how to close your shop while you’re away.',
  updatedOn: '2026-11-23',
  advice: [],
  sections: [
    {
      anchor: 'set',
      heading: 'How to set my dispatch days',
      blocks: [
        steps(
          'Open Shop on your dashboard.',
          'Tick the days under “Dispatch days”.',
          'Press “Save shop”. Buyers see the days on your shop’s page.',
        ),
        text(
          'You can tick different days for one listing in its editor. Leave them all empty there to keep to your shop’s days. If a buyer takes eggs from two of your listings, we look for a day that suits both.',
        ),
        links({ label: 'Your shop page', url: '/dashboard/shop' }),
      ],
    },
    {
      anchor: 'which',
      heading: 'Which days are best for posting eggs?',
      blocks: [
        text(
          'Monday to Wednesday, for most sellers. A box that leaves on a Thursday or Friday may sit in a warm or frosty depot over the weekend. Two or three days a week are enough, and they leave time to gather fresh eggs in between. Choose days when you really can get to the post office.',
        ),
        links({ label: 'Packing and posting eggs', url: '/help/packing-and-posting-eggs' }),
      ],
    },
    {
      anchor: 'arrival',
      heading: 'How the arrival day is worked out',
      blocks: [
        list(
          `An order paid by ${nextDayCutOffHour - 12}pm UK time on a working day counts from that day. A later one counts from the next working day.`,
          `You have ${orderClocks.acceptWithinWorkingDays} working days to accept. The parcel is due to leave on the working day after them.`,
          'Eggs leave on the next of your dispatch days on which they can arrive with no weekend or bank holiday in between.',
          'Other goods leave on the first working day, whatever your dispatch days are.',
          'We then add the delivery method’s time, in working days.',
        ),
        text(
          'The buyer is shown this day before paying, and your order names it. Accept sooner and you may post sooner. The buyer gets an email as soon as it leaves. If you post late, we add the method’s time to the day you posted it, and that is the day on the order from then on.',
        ),
      ],
    },
    {
      anchor: 'bank-holidays',
      heading: 'What about bank holidays?',
      blocks: [
        text(
          'Weekends and English bank holidays aren’t working days, so we promise nothing for them and your time to accept stops. Around Easter and in May the next good day for eggs can be more than a week off. Tell buyers who ask, and collect the eggs late so they’re fresh when they go.',
        ),
      ],
    },
    {
      anchor: 'holiday',
      heading: 'How to close my shop for a holiday',
      blocks: [
        steps(
          'Open Shop on your dashboard.',
          'Enter the last day you’re away under “Away until”, and save.',
          'Deal with the orders you have. They stay open, and your time to accept them keeps running.',
        ),
        text(
          'Nobody can buy from you until that day is over. Buyers can still see your listings, which say when you’ll sell again. Your shop reopens automatically the day after. To come back sooner, clear the date.',
        ),
        note('A holiday does not stop your package or its month.'),
        links({ label: 'Your shop page', url: '/dashboard/shop' }),
      ],
    },
    {
      anchor: 'cannot-post',
      heading: 'What if I cannot post in time?',
      blocks: [
        text(
          'Message the buyer from the order straight away and say when it will go. Most will wait for a good reason. If they would rather not, either of you can cancel the order, and the money goes back. If you are ill or the hens stop laying, pause your listings or set “Away until”, so you don’t get new orders.',
        ),
        links(
          { label: 'Orders from buyers', url: '/dashboard/orders' },
          { label: 'Your listings', url: '/dashboard/listings' },
        ),
      ],
    },
  ],
  sources: [],
  related: ['handling-orders', 'selling-hatching-eggs', 'packing-and-posting-eggs', 'delivery-costs-and-times'],
}
