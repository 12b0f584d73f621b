import { links, list, note, steps, table, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { cartLimits, orderClocks } from '#contract/trade/orders.constants.ts'

const { acceptWithinWorkingDays, receivedAfterDays } = orderClocks

export const howBuyingWorks: WrittenArticle = {
  slug: 'how-buying-works',
  kind: 'article',
  topic: 'buying',
  title: 'How buying works',
  summary:
    'From the search to the day your eggs, birds or goods are with you: what you do, what the seller does, and when.',
  updatedOn: '2026-11-20',
  advice: [],
  sections: [
    {
      anchor: 'find',
      heading: 'How to find eggs, birds and kit',
      blocks: [
        text(
          'Type a few words into the search box at the top of any page: a breed, a colour, a make of incubator. It offers breeds, categories and listings as you type, and small slips of spelling do no harm.',
        ),
        list(
          'Narrow the list by species, breed, price, post or collection, new or used, and what is in stock.',
          'Enter your postcode to see what is within so many miles of you.',
          'Sort by newest, by price or by what is nearest.',
          'Press the heart to keep a listing. You find it again under Favourites.',
        ),
        links({ label: 'All listings', url: '/products' }, { label: 'All categories', url: '/categories' }),
      ],
    },
    {
      anchor: 'listing',
      heading: 'What a listing tells you',
      blocks: [
        text(
          'A listing shows the price of each option, how many packs are left, and what delivery costs with the day on which it would come. For eggs you also see the price an egg, the species, how old they are at most when they leave, and the shell colour. For birds you see age, sex, and whether they are ringed and vaccinated.',
        ),
        text(
          'The seller card says whether you buy from a private keeper or from a trader, roughly where they are, and since when they have sold here. Is something missing? Press “Ask the seller” before you buy.',
        ),
        links({ label: 'Questions to ask a seller', url: '/help/questions-for-a-seller' }),
      ],
    },
    {
      anchor: 'cart',
      heading: 'How the cart works',
      blocks: [
        text(
          `You can fill the cart, or basket, before you sign in. It is kept in your browser and joins your account when you sign in. A cart holds up to ${cartLimits.lines} different things, sorted by seller and by whether you collect them or have them posted.`,
        ),
        text(
          'The cart says in words when a price has moved or stock has run low. What you do not want today can be saved for later. Nothing in the cart is held for you: stock is held only from the moment you go on to pay.',
        ),
      ],
    },
    {
      anchor: 'order',
      heading: 'How to place an order',
      blocks: [
        steps(
          'Sign in, and verify your e-mail address if you have not done so.',
          'Open the cart and go to the checkout.',
          'Give the address, if anything is posted.',
          'Choose a delivery for each seller.',
          'Pay. You get an e-mail with your order numbers.',
        ),
        text('You get one order for each seller, and one more where you have some things posted and collect others.'),
        links({ label: 'Paying at the checkout', url: '/help/paying-at-the-checkout' }),
      ],
    },
    {
      anchor: 'after',
      heading: 'What happens after you have paid',
      blocks: [
        table({
          caption: 'The way of an order',
          columns: ['What you see', 'What it means'],
          rows: [
            [
              'Paid, waiting for the seller',
              `The seller accepts within ${acceptWithinWorkingDays} working days, or the order is cancelled and refunded in full`,
            ],
            ['Being packed', 'The seller has accepted and packs your parcel'],
            ['Being prepared', 'The seller has accepted and gets ready what you will collect'],
            ['On its way', 'The parcel has left, with its tracking number where there is one'],
            ['Ready to collect', 'You see your code, with the address'],
            ['Delivered or collected', 'The time to report a problem runs'],
            ['Completed', 'All is done, and the seller can be paid'],
          ],
        }),
        text('Each step comes to you by e-mail and under the bell. Your orders are all in one place.'),
        links({ label: 'Your orders', url: '/orders' }),
      ],
    },
    {
      anchor: 'arrived',
      heading: 'When your parcel has come',
      blocks: [
        text(
          `Look at everything first. Then open the order and press “Mark as received”. The time to report a problem begins then. If you do nothing, we take the order as delivered ${receivedAfterDays} days after the day it should have come.`,
        ),
        note(
          'Press “All is well” only when it is. It ends the time to report a problem and makes the money payable to the seller.',
        ),
        links({ label: 'Problems and refunds', url: '/help/problems-and-refunds' }),
      ],
    },
    {
      anchor: 'cancel',
      heading: 'How to cancel an order',
      blocks: [
        text(
          'Open the order and press “Cancel order”. You can do so until the parcel leaves or you have collected your goods. You give a reason, which the seller reads, and all your money goes back, delivery too. Once the parcel is on its way it can no longer be cancelled here.',
        ),
        links({ label: 'Cancelling an order', url: '/returns#cancel' }, { label: 'Your orders', url: '/orders' }),
      ],
    },
  ],
  sources: [],
  related: ['paying-at-the-checkout', 'delivery-costs-and-times', 'problems-and-refunds', 'buying-safely'],
}
