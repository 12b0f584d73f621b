import { links, note, steps, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'

export const changingAnAddress: WrittenArticle = {
  slug: 'changing-the-address-of-an-order',
  kind: 'article',
  topic: 'buying',
  title: 'Changing the address of an order',
  summary: 'A wrong or old address: what to do before you pay, after you paid, and once the parcel is on its way.',
  updatedOn: '2026-11-23',
  advice: [],
  sections: [
    {
      anchor: 'before',
      heading: 'Before I pay',
      blocks: [
        text(
          'In the checkout, press “Change” beside the delivery address, and choose another or type a new one. If you’ve already opened the payment page, leave it and start the checkout again. You won’t be charged for the first one.',
        ),
        links({ label: 'Your addresses', url: '/profile/addresses' }),
      ],
    },
    {
      anchor: 'paid',
      heading: 'I have paid: how do I change the delivery address of my order?',
      blocks: [
        text(
          'An order keeps the address you paid with, and you can’t change it yourself. Until it’s sent, you can do one of two things:',
        ),
        steps(
          'Message the seller from the order’s page straight away. Give the whole new address with its postcode. They may agree to send it there.',
          'Or cancel the order on its page for a full refund. Then order again with the right address, if it’s still for sale.',
        ),
        note(
          'Cancelling is the safest way. A seller doesn’t have to send to an address that isn’t on the order, and eggs won’t wait.',
        ),
        links({ label: 'Your orders', url: '/orders' }, { label: 'Cancelling an order', url: '/returns#cancel' }),
      ],
    },
    {
      anchor: 'sent',
      heading: 'It has been sent to the wrong address',
      blocks: [
        text(
          'Once it is sent it can no longer be cancelled. If there is a tracking number, look it up with the carrier: some let you move a parcel to a neighbour, a shop or another day. Ask whoever lives at the old address to keep it for you, in a cool place and the right way up if it is eggs.',
        ),
        text('If it cannot be saved, tell the seller, and write to us with your order number.'),
        links({ label: 'Contact us', url: '/contact' }),
      ],
    },
    {
      anchor: 'next-time',
      heading: 'How do I change my address for next time?',
      blocks: [
        text(
          'Keep your addresses up to date in your profile, and take out the old ones. Orders you’ve already placed stay as they are.',
        ),
        links(
          { label: 'Your addresses', url: '/profile/addresses' },
          { label: 'Your account and password', url: '/help/your-account-and-password' },
        ),
      ],
    },
  ],
  sources: [],
  related: ['how-buying-works', 'delivery-costs-and-times', 'seller-does-not-answer'],
}
