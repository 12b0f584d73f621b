import { links, list, note, steps, table, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { cartLimits } from '#contract/trade/cart.constants.ts'
import { orderClocks } from '#contract/trade/orders.constants.ts'

const { acceptWithinWorkingDays, receivedAfterDays } = orderClocks

export const howBuyingWorks: WrittenArticle = {
  slug: 'how-buying-works',
  kind: 'article',
  topic: 'buying',
  title: 'How buying works',
  summary: 'From the search to the day your eggs, birds or goods arrive: what you do, what the seller does, and when.',
  updatedOn: '2026-11-23',
  advice: [],
  sections: [
    {
      anchor: 'find',
      heading: 'How to find eggs, birds and kit',
      blocks: [
        text(
          'Type a few words into the search box at the top of any page: a breed, a colour, a make of incubator. It offers breeds, categories and listings as you type, and small spelling mistakes don’t matter.',
        ),
        list(
          'Narrow the list by species, breed, price, post or collection, new or used, and what is in stock.',
          'Enter your postcode to see what’s within a few miles of you.',
          'Sort by newest, price or nearest.',
          'Press the heart to save a listing. You’ll find it under Favourites.',
        ),
        links({ label: 'All listings', url: '/products' }, { label: 'All categories', url: '/categories' }),
      ],
    },
    {
      anchor: 'listing',
      heading: 'What a listing tells you',
      blocks: [
        text(
          'A listing shows the price of each option, how many packs are left, and what delivery costs and which day it would arrive. For eggs you also see the price per egg, the species, how old they’ll be at most when they leave, and the shell colour. For birds you see age, sex, and whether they are ringed and vaccinated.',
        ),
        text(
          'The seller card says whether they’re a private keeper or a trader, roughly where they are, and how long they’ve sold here. Is something missing? Press “Ask the seller” before you buy.',
        ),
        links({ label: 'Questions to ask a seller', url: '/help/questions-for-a-seller' }),
      ],
    },
    {
      anchor: 'sold-out',
      heading: 'What can I do when a listing is sold out?',
      blocks: [
        text(
          'Press “Email me when it’s back” on the listing. We email you once, as soon as you can buy it again, and it goes to whoever buys it first. You need an account with a verified email address for this. Press it again if you change your mind.',
        ),
      ],
    },
    {
      anchor: 'cart',
      heading: 'How the cart works',
      blocks: [
        text(
          `You can fill the cart, or basket, without an account. It is kept in your browser and joins your account when you sign in. A cart holds up to ${cartLimits.lines} different things, sorted by seller and by whether they’re posted or you collect them.`,
        ),
        text(
          'The cart tells you when a price has changed or stock is running low. You can save things for later. Nothing in the cart is held for you: we only hold stock once you go on to pay.',
        ),
      ],
    },
    {
      anchor: 'order',
      heading: 'How to place an order',
      blocks: [
        steps(
          'Open the cart and press “Go to checkout”. To buy one thing straight away, press “Buy now” on its listing: your cart stays as it is.',
          'Give the address, if anything is posted, and choose a delivery for each seller.',
          'New here? Open your account on the same page, and type in the six-digit code we email you.',
          'Pay. You get an email with your order numbers.',
        ),
        text(
          'You see delivery and the total before you sign in or open an account. You get one order for each seller, and another if you have some things posted and collect others.',
        ),
        links({ label: 'Paying at the checkout', url: '/help/paying-at-the-checkout' }),
      ],
    },
    {
      anchor: 'after',
      heading: 'What happens after you have paid',
      blocks: [
        table({
          caption: 'What happens to an order',
          columns: ['What you see', 'What it means'],
          rows: [
            [
              'Paid, waiting for the seller',
              `The seller accepts within ${acceptWithinWorkingDays} working days, or the order is cancelled and refunded in full`,
            ],
            ['Being packed', 'The seller has accepted and is packing your parcel'],
            ['Being prepared', 'The seller has accepted and is getting it ready for you to collect'],
            ['On its way', 'The parcel has left, with its tracking number where there is one'],
            ['Ready to collect', 'You get your code. The address has been on the order since you paid'],
            ['Delivered or collected', 'You can report a problem for a while'],
            ['Completed', 'It’s all done, and the seller can be paid'],
          ],
        }),
        text('We tell you about each step by email and in your notifications. Your orders are all in one place.'),
        links({ label: 'Your orders', url: '/orders' }),
      ],
    },
    {
      anchor: 'arrived',
      heading: 'When your parcel arrives',
      blocks: [
        text(
          `Look at everything first. Then open the order and press “Mark as received”. The time to report a problem begins then. If you do nothing, we take the order as delivered ${receivedAfterDays} days after the day it should have come.`,
        ),
        note('Only press “All is well” when it is. You can’t report a problem after that, and the seller can be paid.'),
        links({ label: 'Problems and refunds', url: '/help/problems-and-refunds' }),
      ],
    },
    {
      anchor: 'cancel',
      heading: 'How to cancel an order',
      blocks: [
        text(
          'Open the order and press “Cancel order”. You can do this until the parcel leaves or you’ve collected your goods. You give a reason, which the seller reads, and you get all your money back, including delivery. Once the parcel is on its way, you can’t cancel it here.',
        ),
        links({ label: 'Cancelling an order', url: '/returns#cancel' }, { label: 'Your orders', url: '/orders' }),
      ],
    },
  ],
  sources: [],
  related: ['paying-at-the-checkout', 'delivery-costs-and-times', 'problems-and-refunds', 'buying-safely'],
}
