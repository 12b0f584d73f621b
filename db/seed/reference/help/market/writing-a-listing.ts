import { links, list, note, table, text } from '#contract/blocks.ts'
import { listingLimits } from '#contract/catalogue/catalogue.constants.ts'
import { grouped } from '#contract/grouped.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { poundsWords } from '#contract/money.ts'

const { title, description, options, pricePence, stock, packCount, newForDays } = listingLimits

export const writingAListing: WrittenArticle = {
  slug: 'writing-a-listing',
  kind: 'article',
  topic: 'selling',
  title: 'Writing a listing',
  summary: 'How to draft, fill in, publish, change and pause a listing, and what each category asks for.',
  updatedOn: '2026-11-23',
  advice: [],
  sections: [
    {
      anchor: 'start',
      heading: 'How to create a listing',
      blocks: [
        text(
          'Open Listings on your dashboard and press “New listing” to place an advert. A title and a category are enough to start. Your draft saves as you type, so you can close the page and come back. Beside it you see how it will look, and a short list of what helps it sell.',
        ),
        text('Only you can see a draft. Publish it once everything’s filled in: we tell you what’s still missing.'),
        text(
          'Before your first listing goes up, your shop page must say where you are: the first half of your postcode. For birds, and for anything else that buyers may collect, it also needs a collection address. Only buyers who have paid see that.',
        ),
        links(
          { label: 'New listing', url: '/dashboard/listings/new' },
          { label: 'Your shop page', url: '/dashboard/shop' },
        ),
      ],
    },
    {
      anchor: 'words',
      heading: 'What to write in the title and description',
      blocks: [
        text(
          `The title has ${title.min} to ${title.max} characters. Say breed, colour and what it is: “Lavender Araucana hatching eggs” is found, “Lovely eggs” is not. Leave out capitals and stars.`,
        ),
        text(
          `The description has ${description.min} to ${grouped(description.max)} characters of plain text. A few good sentences will do:`,
        ),
        list(
          'Where the stock comes from, and how you keep it.',
          'How many hens run with each cockerel, and what the pen hatched lately.',
          'What may turn up in the chicks, faults too.',
          'How you pack, what comes with it, and what you do when something breaks.',
        ),
      ],
    },
    {
      anchor: 'options',
      heading: 'Can one listing have several sizes or prices? Options and stock',
      blocks: [
        text(
          `A listing has ${options.min} to ${options.max} options, such as 6 eggs and 12 eggs. Each has its own name, price and stock. A price may be up to ${poundsWords(pricePence.max)}, a stock up to ${grouped(stock.max)}.`,
        ),
        list(
          `For hatching eggs say how many are in a pack, up to ${packCount.max}. Stock counts packs, not eggs.`,
          'Your own number (SKU) is for you and is on the packing slip.',
          'Stock goes down automatically when somebody checks out, and goes back up if an order isn’t paid for or is cancelled.',
          'When you run out, the listing shows as sold out. Restock it and it’s for sale again.',
        ),
        text('The buyer pays delivery on top, at our rates. Do not add postage to the price.'),
      ],
    },
    {
      anchor: 'asks',
      heading: 'What does each category ask for?',
      blocks: [
        table({
          caption: 'What a listing must say, and what it may',
          columns: ['Category', 'Needed', 'If you like'],
          rows: [
            [
              'Hatching eggs',
              'Species, size, shell colour, how old at most when sent, eggs in a pack',
              'Breed, share fertile when last candled',
            ],
            [
              'Live birds',
              'A photo of your own birds, species, age in weeks, sex, and that you are a registered keeper',
              'Breed, vaccinated, ringed',
            ],
            ['Equipment', 'Brand, new or used', 'How many eggs it holds'],
            ['Supplies', 'Brand, weight', 'Best before'],
            ['Services', 'How far you travel, what the price covers', 'None'],
            ['Merchandise', 'Nothing more', 'Size, colour'],
          ],
        }),
        text('All but merchandise need a subcategory too. Choose the breed if there is one: buyers filter by it.'),
      ],
    },
    {
      anchor: 'delivery',
      heading: 'Post or collection?',
      blocks: [
        text(
          'Live birds are always collected. Eggs and goods are posted. Tick “Buyers can also collect it” if you’re happy to have callers: people nearby save the postage, and eggs hatch better. What is collected needs a collection address on your shop page before you publish it. A listing keeps to your shop’s dispatch days unless you tick other days for it.',
        ),
        links({ label: 'Dispatch days and holidays', url: '/help/dispatch-days-and-holidays' }),
      ],
    },
    {
      anchor: 'change',
      heading: 'How to change, pause or delete a listing',
      blocks: [
        text(
          `You can change all of it at any time. Orders already placed keep the name, price and photo they were sold with. In your list of listings you can change a price or stock on the spot, and pause, publish or delete several at once. A new listing is marked as new for ${newForDays} days.`,
        ),
        text(
          'Pause anything you don’t want to sell now. You can’t delete a listing that has been sold or asked about, because its history is needed. Pause it instead.',
        ),
        links({ label: 'Your listings', url: '/dashboard/listings' }),
      ],
    },
    {
      anchor: 'not-allowed',
      heading: 'What may not be listed',
      blocks: [
        note(
          'Wild birds and their eggs, medicines that only a vet or registered shop may supply, live birds by post, sick birds, and anything that is not about poultry.',
        ),
        text('We may take down anything that breaks the terms. You’ll see the reason in your list.'),
        links(
          { label: 'What may not be offered', url: '/terms#not-allowed' },
          { label: 'Birds and eggs that may not be sold', url: '/help/birds-and-eggs-that-may-not-be-sold' },
        ),
      ],
    },
  ],
  sources: [],
  related: ['photographs-that-sell', 'selling-hatching-eggs', 'packages-and-fees', 'handling-orders'],
}
