import { links, list, note, steps, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { site } from '#contract/site.ts'

export const openingAShop: WrittenArticle = {
  slug: 'opening-a-shop',
  kind: 'article',
  topic: 'selling',
  title: 'Opening a shop',
  summary:
    'Who may sell, how to open a shop with a new or old account, what to fill in first, and what the law asks of you.',
  updatedOn: '2026-11-23',
  advice: ['legal'],
  sections: [
    {
      anchor: 'who',
      heading: 'Who may sell?',
      blocks: [
        text(
          `Anybody in the United Kingdom who is ${site.minimumAge} or over: the keeper with six hens and eggs to spare, the breeder, the shop, and those who offer a service. You sell as a private keeper or as a trader, and your shop says which of the two you are.`,
        ),
        text('You can’t buy your own goods, and one person has one account.'),
        links({ label: 'Sell with us', url: '/sell' }),
      ],
    },
    {
      anchor: 'open',
      heading: `How do I become a seller and start to sell on ${site.name}?`,
      blocks: [
        steps(
          'New here? Register and choose “Seller”. Already have an account as a buyer? Choose “Open a shop” in your profile. Your orders, cart and messages stay as they are.',
          'Verify your email address: type in the six-digit code we emailed you.',
          'Choose the Basic or the Premium package, and pay for it.',
          'Fill in your shop page. Say where your shop is, and give an address if buyers collect from you.',
          'Create your first listing, and publish it.',
        ),
        text(
          'You can draft listings from the start. To publish one you need all of this: a verified email address, a package that is paid for, and a shop that says where it is. If the listing can be collected, as birds always are, it needs your collection address too. Your dashboard and the listing’s editor show what is still missing.',
        ),
        links(
          { label: 'Your shop page', url: '/dashboard/shop' },
          { label: 'Open a shop', url: '/profile/shop' },
          { label: 'Packages and fees', url: '/help/packages-and-fees' },
        ),
      ],
    },
    {
      anchor: 'page',
      heading: 'What to fill in on your shop page',
      blocks: [
        list(
          'Shop name, which buyers see on all your listings. You can change it.',
          'Private keeper or trade.',
          'About: your birds, your yard, how long you’ve kept them.',
          'Returns and promises: what you do if something isn’t right.',
          'A banner, and a photo of you in your profile.',
          'The first half of your postcode. Buyers see the town or area, and find you by distance. You can’t publish without it.',
          'The days you post on. Eggs only leave on these days.',
          'A collection address, if you sell birds or let buyers collect. You can’t publish those listings without it.',
        ),
        links({ label: 'Your shop page', url: '/dashboard/shop' }),
      ],
    },
    {
      anchor: 'address',
      heading: 'Who sees my address?',
      blocks: [
        text(
          'Nobody who’s just looking. Buyers see your town or area. A buyer who collects sees your collection address once they’ve paid. A packing slip that you print names it as the sender, once you have given one. Without a collection address you can’t publish birds, or anything else that buyers may collect.',
        ),
      ],
    },
    {
      anchor: 'trader',
      heading: 'Am I a private keeper or a trader?',
      blocks: [
        text(
          'Selling the spare eggs and chicks of your own flock now and then is mostly private. Selling as a business, buying in birds to sell on, or selling most weeks of the year points to a trader. A trader’s buyers have more rights in law, such as to cancel within 14 days for many goods. Be honest about which you are: it’s on each of your listings.',
        ),
        links(
          { label: 'Selling birds and the law', url: '/help/selling-birds-and-the-law' },
          { label: 'Your rights in law', url: '/returns#law' },
        ),
      ],
    },
    {
      anchor: 'law',
      heading: 'What the law asks before you sell',
      blocks: [
        note('You must be registered as a keeper, even with one bird, before you sell a live bird here.'),
        list(
          'Keep a record of the birds and eggs that you sell or buy in.',
          'Keep to any rules on bird flu where you live. They change: check GOV.UK.',
          'Selling animals as pets as a business may need a licence from your council.',
          'Some birds and eggs may not be sold at all, wild ones among them.',
        ),
        links(
          { label: 'Registering your birds', url: '/help/registering-your-birds' },
          { label: 'Keeping records', url: '/help/keeping-records' },
          { label: 'Birds and eggs that may not be sold', url: '/help/birds-and-eggs-that-may-not-be-sold' },
        ),
      ],
    },
    {
      anchor: 'dashboard',
      heading: 'What the dashboard shows',
      blocks: [
        text(
          'Your dashboard starts with a to-do list: orders to accept, parcels to send, messages to answer, and anything missing from your shop. Below are your recent figures and your latest orders and messages. From there you can get to your listings, orders, shop page, package and figures.',
        ),
        links({ label: 'Your dashboard', url: '/dashboard' }),
      ],
    },
  ],
  sources: [
    {
      label: 'GOV.UK: register as a keeper of less than 50 poultry or other captive birds',
      url: 'https://www.gov.uk/guidance/register-as-a-keeper-of-less-than-50-poultry-or-other-captive-birds',
    },
    {
      label: 'Consumer Contracts Regulations 2013, Part 3: right to cancel',
      url: 'https://www.legislation.gov.uk/uksi/2013/3134/part/3',
    },
    {
      label: 'Pet Advertising Advisory Group: advertising standards',
      url: 'https://paag.org.uk/advertising-standards/',
    },
  ],
  related: ['packages-and-fees', 'writing-a-listing', 'selling-birds-and-the-law', 'dispatch-days-and-holidays'],
}
