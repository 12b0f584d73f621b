import { links, list, note, steps, text } from '#contract/blocks.ts'
import { deliveryMethods, noEggsTo } from '#contract/catalogue/shipping.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { wordsAnd } from '#contract/help/policies/words.ts'
import { poundsWords } from '#contract/money.ts'
import { orderClocks, returnRules } from '#contract/trade/orders.constants.ts'

const { hatchClaim } = returnRules
const postage = wordsAnd(
  Object.values(deliveryMethods)
    .filter((method) => method.class === 'eggs')
    .map(({ label, pricePence }) => `${label} at ${poundsWords(pricePence)}`),
)

export const sellingHatchingEggs: WrittenArticle = {
  slug: 'selling-hatching-eggs',
  kind: 'article',
  topic: 'selling',
  title: 'Selling hatching eggs',
  summary:
    'What to put in the listing, which eggs to send, how to know they are fertile, who pays the post, and what can go wrong.',
  updatedOn: '2026-11-23',
  advice: ['legal'],
  sections: [
    {
      anchor: 'listing',
      heading: 'What an egg listing must say',
      blocks: [
        list(
          'The species, and the breed if it is one.',
          'Large fowl or bantam.',
          'The shell colour.',
          'How old the eggs are at most on the day you send them.',
          'How many eggs are in each pack, and how many packs you have.',
        ),
        text(
          'You can add how many in a hundred were fertile when you last candled. Say in the description how many hens run with each cockerel, which colours the chicks may be, and how you pack. Eggs of geese, guinea fowl, pheasants and peafowl go under “Rare and other species”. Before you publish, say on your shop page where you are.',
        ),
        links({ label: 'New listing', url: '/dashboard/listings/new' }),
      ],
    },
    {
      anchor: 'fertile',
      heading: 'How do I know that my eggs are fertile?',
      blocks: [
        steps(
          'Run the cockerel with the hens for two weeks or more before you sell.',
          'Set six eggs or more of the pen yourself.',
          'Candle them after about a week and count those that grow.',
          'Do so again every few weeks, and when you change a cockerel.',
        ),
        text(
          'Give the share you counted, not the one you hope for. It falls on short, cold days, during a moult, and with an old or lame cockerel. Stop selling while it’s low.',
        ),
        links({ label: 'Candling eggs', url: '/help/candling-eggs' }),
      ],
    },
    {
      anchor: 'which',
      heading: 'Which eggs to send',
      blocks: [
        list(
          'Fresh ones: laid within the last few days, and no older than your listing says.',
          'Clean ones, unwashed. Washing takes off the bloom that keeps germs out.',
          'Sound ones: hold each to a light and leave out hairline cracks.',
          'Well formed ones, neither huge nor tiny, with a firm shell.',
        ),
        text(
          'Collect often, keep them cool with the pointed end down, and pencil the date on each. An extra egg or two in the box costs little and is remembered.',
        ),
        links(
          { label: 'Storing eggs before setting', url: '/help/storing-eggs-before-setting' },
          { label: 'Packing and posting eggs', url: '/help/packing-and-posting-eggs' },
        ),
      ],
    },
    {
      anchor: 'stock',
      heading: 'How many eggs should I offer?',
      blocks: [
        text(
          'Stock counts packs. Offer what the pen will lay by your next dispatch day and no more: four hens that lay four eggs a week each make two packs of six, with some to spare. Set the stock again after each dispatch. If the hens stop, pause the listing. If you can’t fill an order, decline it, or cancel it if you have accepted it already: the buyer gets everything back.',
        ),
        links({ label: 'Your listings', url: '/dashboard/listings' }),
      ],
    },
    {
      anchor: 'postage',
      heading: 'Who pays the postage of eggs?',
      blocks: [
        text(
          `The buyer does, at our rates: ${postage}. One charge covers all the eggs a buyer orders from you in one go. What they pay for delivery is part of your share, and you buy the postage. Standard delivery is free for the buyer on a large order, and then you pay for it.`,
        ),
        text(
          `Eggs do not go to ${wordsAnd(noEggsTo)} postcodes or abroad. They only leave on your dispatch days. Check what your carrier says about eggs: many pay nothing if they break.`,
        ),
        links({ label: 'Dispatch days and holidays', url: '/help/dispatch-days-and-holidays' }),
      ],
    },
    {
      anchor: 'claims',
      heading: 'What if eggs break or do not hatch?',
      blocks: [
        text(
          `A buyer has ${orderClocks.problemHours.eggs} hours from delivery to report broken eggs, with photos. You refund what was damaged, in full or in part, or agree to send more. If fewer than ${hatchClaim.underPercent}% hatch, the buyer may claim until ${hatchClaim.daysAfterHatch} days after the hatch was due, and has to show how the eggs were set and candled.`,
        ),
        text('Photograph each box before you close it. It is your best proof of how you packed.'),
        links({ label: 'Claims for a poor hatch', url: '/help/poor-hatch-claims' }),
      ],
    },
    {
      anchor: 'law',
      heading: 'What the law asks of egg sellers',
      blocks: [
        note(
          'You must be a registered keeper. In a disease zone eggs may not leave without a licence, and while a housing order is in force, the rules can affect everybody who sells eggs. Check GOV.UK before each season and when there is news of bird flu.',
        ),
        text('Keep a record of who got eggs from you and when. Your orders here help, and they stay in your account.'),
        links(
          { label: 'Bird flu rules', url: '/help/bird-flu-rules' },
          { label: 'Keeping records', url: '/help/keeping-records' },
        ),
      ],
    },
  ],
  sources: [
    {
      label: 'GOV.UK: bird flu (avian influenza) movement licences',
      url: 'https://www.gov.uk/government/collections/bird-flu-avian-influenza-movement-licences',
    },
    {
      label: 'Records: Diseases of Poultry (England) Order 2003, article 14',
      url: 'https://www.legislation.gov.uk/uksi/2003/1078/article/14',
    },
  ],
  related: ['packing-and-posting-eggs', 'writing-a-listing', 'dispatch-days-and-holidays', 'handling-orders'],
}
