import { refundWords } from '#contract/selling/packages.constants.ts'
import { links, list, table, text } from '../../blocks.ts'
import { poundsWords } from '../../money.ts'
import { site } from '../../site.ts'
import { sellerTiers, tiers } from '../../tiers.ts'
import { orderClocks } from '../../trade/orders.constants.ts'
import type { Policy } from './policy.ts'

export const termsPolicy: Policy = {
  path: '/terms',
  title: 'Terms and conditions',
  description: `The terms on which you use ${site.name}: accounts, buying, selling, packages and what they cost.`,
  lastUpdated: 'May 6, 2025',
  summary: `The terms between you and ${site.name} when you read, buy or sell here.`,
  sections: [
    {
      anchor: 'about',
      heading: `About ${site.name}`,
      blocks: [
        text(
          `${site.name} is a marketplace for poultry, hatching eggs, equipment and services in the United Kingdom. We run the site and take the payments. You buy from the seller named on the listing, and the contract of sale is between the two of you. By using the site you accept these terms.`,
        ),
      ],
    },
    {
      anchor: 'accounts',
      heading: 'Accounts and minimum age',
      blocks: [
        text(
          `You must be at least ${site.minimumAge} years old to open an account. One person has one account. Keep your password to yourself, give us an email address that works, and tell us if somebody else has used your account. You need a verified email address to buy, publish or send messages.`,
        ),
      ],
    },
    {
      anchor: 'buying',
      heading: 'Buying',
      blocks: [
        text(
          `Prices are in pounds sterling; other currencies are shown as a guide and you are charged in pounds. Your order is binding when you have paid. The seller accepts it within ${orderClocks.acceptWithinWorkingDays} working days, or it is cancelled and refunded in full. The returns and refunds policy says what you can return, and what applies to eggs and live birds.`,
        ),
        links(
          { label: 'Shipping information', url: '/shipping' },
          { label: 'Returns and refunds policy', url: '/returns' },
        ),
      ],
    },
    {
      anchor: 'selling',
      heading: 'Selling',
      blocks: [
        text('Everybody who sells here promises that:'),
        list(
          'the listing is true, the photos are their own, and what is offered is theirs to sell;',
          'they have registered their birds, as the law requires of every keeper, and hold any licence they need;',
          'they keep to movement restrictions and housing orders that are in force where they live or send to;',
          'they say whether they sell as a private keeper or as a trader;',
          'they dispatch on the days they say, and pack so that eggs can arrive whole;',
          'they hand over healthy birds only, and none that are not fit for the journey.',
        ),
      ],
    },
    {
      anchor: 'packages',
      heading: 'Seller packages',
      blocks: [
        text('Sellers pay for a package. We take no commission on what they sell.'),
        table({
          caption: 'Seller packages',
          columns: ['Package', 'Price', 'Listings'],
          rows: sellerTiers.map((tier) => [
            tiers[tier].name,
            `${poundsWords(tiers[tier].pricePence)} a month`,
            `${tiers[tier].listings} active listings per month`,
          ]),
        }),
        text(
          'A year costs twelve monthly prices. The allowance counts the different listings that were active in a billing month, deleted ones too. Billing months are counted from the day on which your first package started: an upgrade raises the allowance, and neither cancelling nor buying again gives a new one. A cancelled package runs to the end of the period that was paid for; then its listings pause.',
        ),
        links({ label: 'Sell with us', url: '/sell' }),
      ],
    },
    {
      anchor: 'package-refunds',
      heading: 'Refunds of seller packages',
      blocks: [
        text(`${refundWords.month} ${refundWords.year}`),
        text(
          'A refunded package ends straight away. One that is cancelled sooner than 365 days after a refund runs to the end of its period without another. Rights that you have in law are not affected.',
        ),
      ],
    },
    {
      anchor: 'payments',
      heading: 'Payments',
      blocks: [
        text(
          "You pay in full at the checkout. A seller's share is payable when the order is complete and the time to report a problem is over. These terms don’t protect you if you pay outside the site: if somebody asks you to, tell us.",
        ),
      ],
    },
    {
      anchor: 'not-allowed',
      heading: 'What may not be offered',
      blocks: [
        list(
          'wild birds and their eggs, and species whose sale is against the law;',
          'medicines that only a vet or a registered retailer may supply;',
          'live birds by post;',
          'sick birds, birds for fighting, and anything that is cruel to keep or use;',
          'anything stolen, counterfeit or unsafe, and anything that has nothing to do with poultry.',
        ),
      ],
    },
    {
      anchor: 'content',
      heading: 'What you write and show',
      blocks: [
        text(
          'What you post stays yours, and you let us show it on this site for as long as it’s published. It must be lawful and your own, and not insult, threaten or mislead. Reviews and messages may not be bought. We may take down what breaks these terms and say why.',
        ),
      ],
    },
    {
      anchor: 'assistant',
      heading: 'The assistant',
      blocks: [
        text(
          `${site.name}'s AI assistant answers from what is for sale here and from our own pages, by a search or by a language model that searches for it. It can be wrong, it is not a vet and it never diagnoses. For a sick bird ask a vet.`,
        ),
      ],
    },
    {
      anchor: 'ending',
      heading: 'Closing or suspending an account',
      blocks: [
        text(
          'You can stop at any time, once any open orders are finished. We may suspend an account that breaks these terms or the law, that endangers birds or people, or that does not deliver what it sells. We’ll tell you why, and you can reply.',
        ),
      ],
    },
    {
      anchor: 'liability',
      heading: 'What we are responsible for',
      blocks: [
        text(
          'We are responsible for what we do ourselves: running the site with care, taking payments and keeping records. We are not responsible for what sellers offer or how buyers keep it, nor for whether an egg hatches or a bird stays healthy. Nothing here limits liability for death or injury through negligence, for fraud, or any right that consumers have in law.',
        ),
      ],
    },
    {
      anchor: 'law',
      heading: 'Law and changes',
      blocks: [
        text(
          'The law of England and Wales applies; consumers in Scotland and Northern Ireland may go to the courts where they live. When these terms change we say so here, with the date, and by email if the change matters to you.',
        ),
      ],
    },
    {
      anchor: 'contact',
      heading: 'How to reach us',
      blocks: [
        text(
          `${site.postalAddress.join(', ')}. Telephone ${site.phone}, ${site.hours}. Buyers write to ${site.supportEmails.support}, sellers to ${site.supportEmails.sellers}.`,
        ),
        links({ label: 'Contact us', url: '/contact' }),
      ],
    },
  ],
}
