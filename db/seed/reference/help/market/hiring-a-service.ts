import { links, list, note, steps, table, text } from '#contract/blocks.ts'
import { categories } from '#contract/catalogue/catalogue.constants.ts'
import { grouped } from '#contract/grouped.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { wordsAnd } from '#contract/help/policies/words.ts'
import { communityLimits } from '#contract/talk/community.constants.ts'

const kinds = categories.find(({ slug }) => slug === 'services')!.subcategories.map(({ name }) => name.toLowerCase())

export const hiringAService: WrittenArticle = {
  slug: 'hiring-a-service',
  kind: 'article',
  topic: 'buying',
  title: 'Hiring a service',
  summary:
    'How to find a vet, pest control, transport or packing help near you, ask for a quote, and agree the work safely.',
  updatedOn: '2026-11-23',
  advice: ['legal'],
  sections: [
    {
      anchor: 'find',
      heading: 'How to find a service near me',
      blocks: [
        text(
          `Open Services and enter your postcode. You then only see people who travel to you, nearest first. The kinds are ${wordsAnd(kinds)}. Leave the postcode empty to see all of them.`,
        ),
        text('Each listing shows how far its seller travels, where they are, and what the price covers.'),
        links({ label: 'Services', url: '/services' }),
      ],
    },
    {
      anchor: 'quote',
      heading: 'How to ask for a quote',
      blocks: [
        steps(
          'Press “Request a quote”. You need an account with a verified email address.',
          'Say where, when and how many birds. The message has a line for each.',
          'Say what you need done, what’s there already, and how to reach you by car.',
          'The seller replies under Messages, and you can send photos there.',
        ),
        text(
          `A message may have ${grouped(communityLimits.message.max)} characters and ${communityLimits.message.photos} photos. Ask more than one seller, and compare what is included.`,
        ),
        links({ label: 'Your messages', url: '/messages' }),
      ],
    },
    {
      anchor: 'price',
      heading: 'What the price means',
      blocks: [
        table({
          caption: 'How prices of services are given',
          columns: ['The listing says', 'It means'],
          rows: [
            ['A price alone', 'A fixed price for the work as described'],
            ['From', 'The least it costs; ask what makes it more'],
            ['An hour', 'Each hour of work; ask whether the drive counts'],
            ['A visit', 'Each time they come; ask how long a visit is'],
          ],
        }),
        text('Ask whether travel, materials, medicines and VAT are part of the price.'),
      ],
    },
    {
      anchor: 'agree',
      heading: 'How do I pay for a service?',
      blocks: [
        text(
          'A service does not go into the cart and is not paid at our checkout. You agree the work, the day and the price with the seller, and you pay the seller.',
        ),
        note(
          'Agree it all in writing, in your messages here, before anybody travels. Pay once the work is done. There’s no order behind it, so we can’t refund a service.',
        ),
        text(
          'If it goes wrong, tell the seller in the same conversation first. Tell us too, with the name of the shop.',
        ),
        links({ label: 'Contact us', url: '/contact' }),
      ],
    },
    {
      anchor: 'check',
      heading: 'What to check before you hire',
      blocks: [
        list(
          'A vet must be on the register of the Royal College of Veterinary Surgeons (RCVS). Ask for the name and look it up. Only a vet may diagnose.',
          'For pest control, ask about training, insurance, and how baits are kept from hens, cats and wild birds.',
          'For transport, ask for the authorisation that anybody who carries animals for money must have by law, how birds are boxed, and what else is on the van.',
          'Ask for the name of somebody they have worked for.',
        ),
        text(
          'While bird flu rules are in force, picking up birds from several yards on one trip may not be allowed. Check GOV.UK before you book.',
        ),
        links(
          { label: 'Bird flu rules', url: '/help/bird-flu-rules' },
          { label: 'When to call a vet', url: '/help/when-to-call-a-vet' },
        ),
      ],
    },
    {
      anchor: 'offer',
      heading: 'How to offer a service yourself',
      blocks: [
        text(
          'Open a shop and create a listing in the category Services. Say how many miles you travel and whether your price is fixed, from, an hour or a visit. Set the first half of your postcode on your shop’s page: you can’t publish without it, and that’s how people near you find you. People ask for quotes by message. A service counts as one listing of your package, and you pay no commission.',
        ),
        links(
          { label: 'Opening a shop', url: '/help/opening-a-shop' },
          { label: 'Writing a listing', url: '/help/writing-a-listing' },
        ),
      ],
    },
  ],
  sources: [
    {
      label: 'Royal College of Veterinary Surgeons: treatment of animals by unqualified persons',
      url: 'https://rcvs.org.uk/unqualified',
    },
    {
      label: 'GOV.UK: transporting animals in Great Britain',
      url: 'https://www.gov.uk/guidance/transporting-animals-in-great-britain',
    },
    { label: 'GOV.UK: avian influenza (bird flu)', url: 'https://www.gov.uk/guidance/avian-influenza-bird-flu' },
  ],
  related: ['buying-safely', 'messages-and-blocking', 'when-to-call-a-vet', 'opening-a-shop'],
}
