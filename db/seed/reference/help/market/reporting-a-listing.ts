import { links, list, note, steps, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'

export const reportingAListing: WrittenArticle = {
  slug: 'reporting-a-listing',
  kind: 'article',
  topic: 'buying',
  title: 'Reporting a listing or a seller',
  summary:
    'A listing that is false, unlawful or cruel: what to report, how to do it by the contact page, and what we do.',
  updatedOn: '2026-11-22',
  advice: [],
  sections: [
    {
      anchor: 'what',
      heading: 'What should I report?',
      blocks: [
        list(
          'Birds or eggs that may not be sold, or that are kept badly.',
          'Photos or words that are not true, or that were taken from somebody else.',
          'A seller who asks for money outside the site.',
          'Medicines, or anything that claims to cure birds.',
          'Hate, threats, or other people’s private details.',
        ),
        links(
          { label: 'What may not be on the site', url: '/terms#not-allowed' },
          { label: 'Birds and eggs that may not be sold', url: '/help/birds-and-eggs-that-may-not-be-sold' },
        ),
      ],
    },
    {
      anchor: 'how',
      heading: 'How do I report a listing?',
      blocks: [
        steps(
          'Copy the address of the listing or the shop from the top of your browser.',
          'Open the contact page and choose “General enquiry”.',
          'Paste the address, and say what is wrong and how you know.',
          'Keep any proof, such as a photo or a message. We’ll ask for it in our reply.',
        ),
        text(
          'There’s no button for this on a listing at present, so use the contact page. You don’t need an account. We don’t tell the seller who wrote.',
        ),
        links({ label: 'Contact us', url: '/contact' }),
      ],
    },
    {
      anchor: 'then',
      heading: 'What happens when I report a listing?',
      blocks: [
        text(
          'A person reads it. We may ask the seller, take the listing down, or close an account. We reply by email. We can’t always say what we did, because that may be private.',
        ),
        text('If it’s about an order of your own, report the problem with the order instead: you only have so long.'),
        links({ label: 'Problems and refunds', url: '/help/problems-and-refunds' }),
      ],
    },
    {
      anchor: 'others',
      heading: 'Who else can I tell?',
      blocks: [
        note('If somebody is in danger, call 999. For a crime that is not urgent, call the police on 101.'),
        list(
          'Cruelty to animals: the RSPCA in England and Wales, the Scottish SPCA, the USPCA in Northern Ireland.',
          'A trader who breaks the law: Citizens Advice passes it on to Trading Standards.',
          'Fraud: your bank first, then the police.',
        ),
        links({ label: 'Buying safely', url: '/help/buying-safely' }),
      ],
    },
  ],
  sources: [],
  related: ['buying-safely', 'messages-and-blocking', 'seller-does-not-answer'],
}
