import { links, list, note, steps, table, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { reportTable } from '../facts.ts'

export const birdFluRules: WrittenArticle = {
  slug: 'bird-flu-rules',
  kind: 'article',
  topic: 'rules',
  title: 'Bird flu rules for small flocks',
  summary:
    'How to check whether a housing order or a zone applies to you, what each asks, and whether you may sell, post or collect in a zone.',
  updatedOn: '2026-11-22',
  advice: ['legal', 'veterinary'],
  sections: [
    {
      anchor: 'check-now',
      heading: 'Is there a housing order: must I keep my hens indoors now?',
      blocks: [
        text(
          'It changes from week to week and differs between the nations of the UK, so we do not print it here. Look it up on GOV.UK, or on the official page of the nation where your birds live, and enter your postcode in its map of zones.',
        ),
        links(
          { label: 'England: bird flu on GOV.UK', url: 'https://www.gov.uk/guidance/avian-influenza-bird-flu' },
          { label: 'Wales: bird flu on GOV.WALES', url: 'https://gov.wales/avian-influenza-bird-flu-latest-update' },
          {
            label: 'Scotland: bird flu on gov.scot',
            url: 'https://www.gov.scot/publications/avian-influenza-bird-flu/',
          },
          { label: 'Northern Ireland: birds on nidirect', url: 'https://www.nidirect.gov.uk/articles/birds' },
        ),
        note(
          'A housing order may leave out small flocks whose eggs stay at home, and still apply to you if you sell or give away a single egg, chick or hen. Read who it covers before you decide it’s not for you.',
        ),
      ],
    },
    {
      anchor: 'words',
      heading: 'Prevention zone, housing order, control zone: what do they mean, and how big are they?',
      blocks: [
        table({
          caption: 'What each of them asks',
          columns: ['Name', 'Where', 'What it asks'],
          rows: [
            ['Prevention zone (AIPZ)', 'a nation or a region', 'Every keeper must keep strict hygiene (biosecurity)'],
            ['Housing order', 'a nation or a region', 'Birds must be kept indoors or under netting'],
            [
              'Protection zone',
              'usually 3 km round a case',
              'Birds housed, records kept, most moves only with a licence',
            ],
            ['Surveillance zone', 'usually 10 km round a case', 'Records kept, many moves only with a licence'],
            [
              'Temporary zones',
              '3 and 10 km, while tests run',
              'Much like the above, and general licences do not count',
            ],
            ['Captive bird zone', 'usually 3 km', 'For a case in a small or pet flock'],
          ],
        }),
        text(
          'The declaration for each case says what applies in its zone. It is published with the map, and it applies to you even with one hen.',
        ),
      ],
    },
    {
      anchor: 'hygiene',
      heading: 'What must I do in a prevention zone?',
      blocks: [
        text('These habits keep most flocks safe, so keep them all year.'),
        list(
          'Feed and water under cover, where wild birds cannot reach, and clear up spills.',
          'Never let your birds drink from a pond or a puddle that wild ducks use. Fence ponds off.',
          'Wear boots that stay in the run, or dip them in a disinfectant that Defra approves. Change it often.',
          'Let in as few people as you can, and note who came.',
          'Clean crates, tools and wheels before and after.',
          'Keep ducks and geese apart from chickens and turkeys.',
          'Keep rats and mice down, and net the run.',
        ),
      ],
    },
    {
      anchor: 'selling-in-a-zone',
      heading: 'Can I sell, post or collect birds and eggs in a disease zone?',
      blocks: [
        note(
          'In a control zone, birds and hatching eggs may not be moved out, in or within it without a licence from APHA. No general licence covers hatching eggs or birds that go to the public, so you would need one of your own.',
        ),
        steps(
          'Check the map for your postcode and for the buyer’s before you accept an order.',
          'If either lies in a zone, do not send and do not hand over.',
          'Sellers: pause the listing, and decline orders that you cannot fulfil. The buyer then gets all their money back.',
          'Buyers: cancel on the page of the order. That works until the parcel leaves or the birds are collected.',
        ),
        text('We do not check zones for you. It’s up to whoever sends, carries or takes the birds.'),
        links({ label: 'Your orders', url: '/orders' }, { label: 'Returns: cancelling', url: '/returns#cancel' }),
      ],
    },
    {
      anchor: 'gatherings',
      heading: 'Are poultry shows, sales and shared transport allowed?',
      blocks: [
        text(
          'Bird gatherings are often banned while the risk is high. That means shows, auctions and fairs. In England it has also meant a vehicle that picks up birds from several homes and brings them together. So a courier with a round of many stops may be breaking the law, even if no bird leaves its box.',
        ),
        text(
          'Look up "bird gatherings" on GOV.UK before you book a stall, a show pen or a transporter. At other times a licence, with rules, may allow them.',
        ),
        links({
          label: 'GOV.UK: transporting animals in Great Britain',
          url: 'https://www.gov.uk/guidance/transporting-animals-in-great-britain',
        }),
      ],
    },
    {
      anchor: 'report',
      heading: 'How do I report bird flu?',
      blocks: [
        note('If you suspect it in your birds, call at once, at any hour. It is an offence not to.'),
        reportTable,
        links({
          label: 'Scotland: signs and whom to call, on gov.scot',
          url: 'https://www.gov.scot/publications/avian-influenza-bird-flu/',
        }),
        text(
          'Signs, even in one bird, are sudden death, swollen heads, blue combs, gasping, shaking, twisted necks, watery droppings, or far fewer eggs. They can have other causes; only a laboratory can tell. Keep everybody out, and do not move birds or eggs. Do not touch dead wild birds. In England, Scotland and Wales report them on GOV.UK or to the Defra line, 03459 33 55 77. In Northern Ireland use DAERA’s form.',
        ),
        links(
          {
            label: 'Northern Ireland: dead wild birds, on DAERA’s site',
            url: 'https://www.daera-ni.gov.uk/articles/wild-birds-and-advice-public',
          },
          { label: 'When to call a vet', url: '/help/when-to-call-a-vet' },
        ),
      ],
    },
    {
      anchor: 'people',
      heading: 'Can people catch bird flu, and are eggs safe?',
      blocks: [
        text(
          'It is mainly a disease of birds. Health bodies in the UK call the risk to the public very low, and say that eggs and poultry are safe when they are cooked as they should be. People who have touched sick or dead birds should wash well and follow what the health protection team tells them. Call NHS 111 if you feel ill afterwards.',
        ),
      ],
    },
  ],
  sources: [
    { label: 'GOV.UK: avian influenza (bird flu)', url: 'https://www.gov.uk/guidance/avian-influenza-bird-flu' },
    {
      label: 'GOV.UK: movement licences in disease control zones',
      url: 'https://www.gov.uk/government/collections/bird-flu-avian-influenza-movement-licences',
    },
    {
      label: 'NFU Cymru: what to do if you are in a restricted, protection or surveillance zone',
      url: 'https://nfu-cymru.org.uk/news/latest-news/avian-influenza-what-to-do-if-you-are-in-a-protection-or-surveillance-zone',
    },
    {
      label: 'GOV.UK: transporting animals in Great Britain',
      url: 'https://www.gov.uk/guidance/transporting-animals-in-great-britain',
    },
    {
      label: 'Scottish Government: avian influenza, signs and reporting',
      url: 'https://www.gov.scot/publications/avian-influenza-bird-flu/',
    },
    {
      label: 'DAERA: avian influenza, and its helpline',
      url: 'https://www.daera-ni.gov.uk/articles/avian-influenza-ai',
    },
    { label: 'GOV.WALES: report a dead bird', url: 'https://gov.wales/report-dead-bird' },
    {
      label: 'DAERA: wild birds and advice for the public',
      url: 'https://www.daera-ni.gov.uk/articles/wild-birds-and-advice-public',
    },
  ],
  related: ['registering-your-birds', 'when-to-call-a-vet', 'keeping-records', 'housing-and-space'],
}
