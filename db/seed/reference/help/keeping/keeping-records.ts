import { links, list, note, table, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'

export const keepingRecords: WrittenArticle = {
  slug: 'keeping-records',
  kind: 'article',
  topic: 'rules',
  title: 'Keeping records of birds, eggs and medicines',
  summary:
    'What a keeper who sells must write down, for how long, what an inspector may ask for, and how orders here help you keep a movement record.',
  updatedOn: '2026-11-20',
  advice: ['legal', 'veterinary'],
  sections: [
    {
      anchor: 'who-must',
      heading: 'Do I have to keep records of my chickens?',
      blocks: [
        text(
          'If you sell, give away for gain or carry poultry or eggs, yes, however few. In England the Diseases of Poultry Order requires it of anyone who is "engaged in the transport or marketing" of poultry or eggs, and that means hatching eggs too. A keeper of 250 birds or more must keep records even without selling.',
        ),
        text(
          'A keeper of a few hens who sells nothing has no such duty in quiet times. In a bird flu zone everybody does. It is wise to start now: a page in a notebook will do. The other nations have rules much like this one.',
        ),
      ],
    },
    {
      anchor: 'movement-record',
      heading: 'What must I write down when I sell birds or eggs?',
      blocks: [
        text('Write a line each time birds or eggs come or go:'),
        list(
          'the date on which they came and the place they came from;',
          'the kind and a description, and how many;',
          'the name and address of the person you had them from;',
          'the date on which they left;',
          'where they went, if you know it;',
          'why they left, such as "sold for hatching";',
          'the name and address of the person who took them.',
        ),
        note('Keep each line for at least 12 months. Show it to an inspector who asks.'),
      ],
    },
    {
      anchor: 'how',
      heading: 'Can I keep records on a computer?',
      blocks: [
        text(
          'Yes. A notebook, a spreadsheet or a phone will do, so long as you can print it for an inspector. Here is a form that covers the rule:',
        ),
        table({
          caption: 'A movement record',
          columns: ['Date', 'In or out', 'What', 'From or to', 'Why'],
          rows: [
            ['3 April', 'in', '12 hatching eggs, Marans', 'A. Keeper, full address', 'to hatch'],
            ['26 April', 'hatched', '7 chicks', 'own', 'to rear'],
            ['14 July', 'out', '2 pullets, Marans', 'B. Buyer, full address', 'sold'],
          ],
        }),
        text('Add deaths, with the likely cause. They show a vet or APHA at once if something is wrong.'),
      ],
    },
    {
      anchor: 'orders-here',
      heading: 'Can I use my orders on this site as a record?',
      blocks: [
        text(
          'They are a good start, since each order has the date, what was sold, and for a posted order the name and address of the buyer. The packing slip has them on one page, which you can print. An order for collection may not hold the buyer’s address. Ask for it when the birds are handed over, and write it down.',
        ),
        text(
          'Do not rely on us alone. Sales outside the site, gifts, and birds that come to you are not in our orders, and an account that is closed no longer shows them to you.',
        ),
        links(
          { label: 'Handling orders', url: '/help/handling-orders' },
          { label: 'Orders from buyers', url: '/dashboard/orders' },
        ),
      ],
    },
    {
      anchor: 'medicines',
      heading: 'What records of medicines must I keep?',
      blocks: [
        text(
          'Hens are food animals in law, even as pets. Anybody who keeps food animals must keep proof of where each medicine came from and a record of its use. Keep both for at least five years.',
        ),
        list(
          'the name of the medicine, its batch and where you bought it;',
          'the date, the birds that had it, and how much;',
          'the withdrawal period, and the date on which eggs and meat may be eaten again;',
          'the name of the vet who prescribed it.',
        ),
        links({
          label: 'GOV.UK: record keeping requirements for veterinary medicines',
          url: 'https://www.gov.uk/guidance/record-keeping-requirements-for-veterinary-medicines',
        }),
      ],
    },
    {
      anchor: 'useful',
      heading: 'What other records are worth keeping?',
      blocks: [
        text('No law asks for these, but good breeders keep them, and buyers ask.'),
        list(
          'Eggs laid each day: a drop is often the first sign of illness.',
          'Eggs set, fertile at candling and hatched, by pen.',
          'Which cock ran with which hens, and from when.',
          'Ring numbers and hatch dates.',
          'Feed bought, and what you earn: you need it if you owe tax.',
          'Who came to see the birds, in times of bird flu.',
        ),
        links({ label: 'Work out hatch dates', url: '/help/incubation-calculator' }),
      ],
    },
  ],
  sources: [
    {
      label: 'Diseases of Poultry (England) Order 2003, article 14',
      url: 'https://www.legislation.gov.uk/uksi/2003/1078/article/14',
    },
    {
      label: 'GOV.UK: record keeping requirements for veterinary medicines',
      url: 'https://www.gov.uk/guidance/record-keeping-requirements-for-veterinary-medicines',
    },
  ],
  related: ['registering-your-birds', 'selling-birds-and-the-law', 'bird-flu-rules', 'when-to-call-a-vet'],
}
