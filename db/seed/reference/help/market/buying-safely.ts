import { links, list, note, steps, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { site } from '#contract/site.ts'

export const buyingSafely: WrittenArticle = {
  slug: 'buying-safely',
  kind: 'article',
  topic: 'buying',
  title: 'Buying safely',
  summary:
    'Why you pay only at the checkout, the signs of a scam, how to look at a seller, and what to do when something is odd.',
  updatedOn: '2026-11-20',
  advice: [],
  sections: [
    {
      anchor: 'pay-here',
      heading: 'Pay only at the checkout',
      blocks: [
        text(
          'When you pay here, your order is in your account, the seller gets no money before you have your goods, and we can refund you. If you pay by bank transfer, cash or a link somebody sent you, you have none of this, and a bank can seldom get a transfer back.',
        ),
        note(
          'Never pay a deposit outside the site, not even a small one to hold a bird. If somebody asks you to, don’t reply, and tell us.',
        ),
        text(
          'Services are the one exception: they are agreed with the seller, and you pay the seller once the work is done.',
        ),
        links({ label: 'Hiring a service', url: '/help/hiring-a-service' }, { label: 'Contact us', url: '/contact' }),
      ],
    },
    {
      anchor: 'signs',
      heading: 'How to spot a scam',
      blocks: [
        list(
          'The price is far too low for the breed.',
          'You’re rushed: others want it, so pay today.',
          'You’re asked to carry on by text, email or another app.',
          'You are asked for a bank transfer, for PayPal to friends, for gift cards or for extra fees.',
          'You can’t see the birds, or the seller wants to meet in a car park.',
          'The birds are to come by courier. Live birds are never posted here.',
          'The photos look as if they were taken from the web.',
        ),
        text(
          `You’ll see a warning under a message that seems to ask you to pay outside ${site.name}. It can miss some, so use your common sense too.`,
        ),
      ],
    },
    {
      anchor: 'seller',
      heading: 'How do I know a seller is genuine?',
      blocks: [
        text(
          'Open the shop’s page. It says whether the seller is a private keeper or a trader, how long they’ve sold here, which area they’re in, what they say about their birds, and everything they have for sale. Does it all fit together?',
        ),
        text(
          'Then ask a question that only a keeper can answer: how many hens run with the cockerel, or how last year’s hatch went. Ask for a photo taken today. A good breeder likes such questions and will ask you some too.',
        ),
        links({ label: 'Questions to ask a seller', url: '/help/questions-for-a-seller' }),
      ],
    },
    {
      anchor: 'birds',
      heading: 'Buying live birds safely',
      blocks: [
        list(
          'Collect them where they are kept, so that you see the yard and the other birds.',
          'Look at each bird before you give the code. Once you have given it, the order counts as collected.',
          'If they are not what was described, leave them there and cancel the order.',
          'Make a note of where and who they came from. The law may ask you for it.',
        ),
        text('Before a long drive, check whether bird flu rules stop birds from moving where you or the seller live.'),
        links(
          { label: 'Collecting birds', url: '/help/collecting-birds-and-goods' },
          { label: 'Bird flu rules', url: '/help/bird-flu-rules' },
        ),
      ],
    },
    {
      anchor: 'private',
      heading: 'What to keep to yourself',
      blocks: [
        list(
          'Your password. We never ask for it, and no seller needs it.',
          'Your collection code, until you have your goods.',
          'Your bank details and photos of your papers.',
          'Your address. The seller gets it with the order once you have paid, if something is posted.',
        ),
        text(
          'An email that says it is from us but asks for a password or card number is not from us. Do not follow its links: open the site yourself and sign in.',
        ),
      ],
    },
    {
      anchor: 'odd',
      heading: 'What to do if something is wrong',
      blocks: [
        steps(
          'Stop, and pay nothing more.',
          'Keep the messages and take screenshots.',
          'Block them from the menu in the conversation.',
          'Write to us with the name of the shop and what happened.',
          'If money has gone outside the site, ring your bank at once, and report it to the police. GOV.UK says where to report fraud.',
        ),
        links(
          { label: 'Contact us', url: '/contact' },
          { label: 'Messages and blocking', url: '/help/messages-and-blocking' },
        ),
      ],
    },
  ],
  sources: [
    {
      label: 'Pet Advertising Advisory Group: Action Fraud on buying pets online',
      url: 'https://paag.org.uk/news/don-t-let-criminals-pupset-your-christmas/',
    },
    { label: 'National Network: fake pet adverts', url: 'https://www.nnetwork.org.uk/advice/fake-pet-adverts/' },
  ],
  related: ['questions-for-a-seller', 'messages-and-blocking', 'problems-and-refunds', 'how-buying-works'],
}
