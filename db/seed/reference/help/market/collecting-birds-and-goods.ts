import { links, list, note, steps, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { orderClocks } from '#contract/trade/orders.constants.ts'

const { problemHours, wrongCodesBeforeLock } = orderClocks

export const collectingBirdsAndGoods: WrittenArticle = {
  slug: 'collecting-birds-and-goods',
  kind: 'article',
  topic: 'buying',
  title: 'Collecting birds and goods',
  summary:
    'When you get the address, how the collection code works, what to bring for live birds, and what to look at first.',
  updatedOn: '2026-11-23',
  advice: ['veterinary'],
  sections: [
    {
      anchor: 'what',
      heading: 'What can I collect?',
      blocks: [
        text(
          'Live birds are always collected: chickens, ducks, turkeys, quail and geese are never posted. Many sellers let you collect eggs and supplies as well. If so, the listing says so: sign in, and press “Collect it” in your cart. Collection is free.',
        ),
        text('To find sellers near you, enter your postcode in the filters and choose how many miles you would drive.'),
        links(
          { label: 'Live birds', url: '/category/live-birds' },
          { label: 'Collection', url: '/shipping#collection' },
        ),
      ],
    },
    {
      anchor: 'address',
      heading: 'When do I get the address?',
      blocks: [
        steps(
          'You order and pay. Until then you only see the town or area. Then the order’s page has the address.',
          `The seller accepts, within ${orderClocks.acceptWithinWorkingDays} working days.`,
          'When your goods are ready, the seller says so on the order. You then get a six-digit code, on the order’s page and by email. Please don’t set out before that.',
          'Agree the day and time with the seller: press “Message the seller” on the order.',
        ),
      ],
    },
    {
      anchor: 'code',
      heading: 'How the collection code works',
      blocks: [
        text(
          `The code proves that you have your goods. Keep it to yourself until you do. The seller types it in when you collect, and the order is marked as collected. After ${wrongCodesBeforeLock} wrong codes the seller must wait an hour.`,
        ),
        note('Look at the birds before you give the code. Give it once you have your goods, not before.'),
        text(
          'No signal at the yard? You can press “I’ve collected it” on the order yourself later. No code is needed for that.',
        ),
      ],
    },
    {
      anchor: 'bring',
      heading: 'What to bring when you collect birds',
      blocks: [
        list(
          'A carrier or a strong box with plenty of air holes, just large enough to turn round in.',
          'Dry bedding on the floor, such as shavings or straw, so that feet do not slip.',
          'A cover to keep it dark, which calms hens and ducks.',
          'Your order number and the code, and the seller’s phone number if you have it.',
        ),
        text(
          'Pick a cool part of the day. Drive straight home, keep the box out of the sun, and never leave birds in a parked car. Offer water on a long drive.',
        ),
      ],
    },
    {
      anchor: 'look',
      heading: 'What to look at before you take birds home',
      blocks: [
        list(
          'Bright eyes, clean nostrils, no sneezing or rattling breath.',
          'An alert bird that walks well on straight, smooth legs.',
          'A clean vent and clean feathers, with no mites or lice when you part them.',
          'The age, breed and sex that the listing names.',
          'The others in the pen: would you buy from them too?',
        ),
        text(
          'If a bird looks ill or is not what was described, do not take it and do not give the code. Cancel the order, or ask the seller to cancel it, and you’ll get all your money back.',
        ),
      ],
    },
    {
      anchor: 'home',
      heading: 'When you are home',
      blocks: [
        text(
          `Keep new birds apart from your flock for some weeks and watch them. Tell us within ${problemHours.liveBirds} hours of collection if a bird is not as described or is unwell. For a sick bird call a vet first.`,
        ),
        text('By law you must register as a keeper, even with one hen.'),
        links(
          { label: 'Registering your birds', url: '/help/registering-your-birds' },
          { label: 'When to call a vet', url: '/help/when-to-call-a-vet' },
          { label: 'Returns: live birds', url: '/returns#live-birds' },
        ),
      ],
    },
  ],
  sources: [
    {
      label: 'The Country Smallholder: chickens on the move',
      url: 'https://thecountrysmallholder.com/poultry/chickens-on-the-move-8254540/',
    },
    { label: 'Victoria Roberts, vet: buying poultry, signs of health', url: 'https://vicvet.com/beginners-buying.php' },
  ],
  related: ['questions-for-a-seller', 'problems-and-refunds', 'registering-your-birds', 'your-first-hens'],
}
