import { links, list, note, steps, table, text } from '#contract/blocks.ts'
import { deliveryMethods, nextDayCutOffHour, noEggsTo } from '#contract/catalogue/shipping.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { wordsAnd } from '#contract/help/policies/words.ts'
import { poundsWords } from '#contract/money.ts'

const eggMethods = Object.values(deliveryMethods).filter((method) => method.class === 'eggs')

export const packingEggs: WrittenArticle = {
  slug: 'packing-and-posting-eggs',
  kind: 'article',
  topic: 'eggs-by-post',
  title: 'Packing and posting hatching eggs',
  summary: 'Which eggs to send, what box to use, how to pack them so that they stay whole, and on which days to post.',
  updatedOn: '2026-11-20',
  advice: ['legal'],
  sections: [
    {
      anchor: 'which-eggs',
      heading: 'Which eggs to send',
      blocks: [
        list(
          'Send the freshest you have. A fresh egg has a small air cell, and a small air cell is shaken less on the road.',
          'Send clean eggs of a good size and shape. Do not wash them: the bloom on the shell keeps germs out.',
          'Hold each egg up to a bright light. A hairline crack that you cannot see by day shows as a pale line.',
          'Keep to the age that your listing names. That’s the oldest an egg can be when you send it.',
          'Add a spare egg or two if you can. Many breeders do, and buyers thank them for it.',
        ),
        text(
          'Store eggs cool, pointed end down, until the day they leave, and mark each one in pencil with the day it was laid.',
        ),
      ],
    },
    {
      anchor: 'box',
      heading: 'What box to use for hatching eggs',
      blocks: [
        text(
          'Many British sellers use moulded foam or polystyrene egg boxes. Each egg has a hole of its own, and the two halves are taped shut. They come for hens, bantams, ducks, geese and quail; the fit must be snug.',
        ),
        text(
          'A card box works as well if the eggs cannot touch. Wrap each one, stand them in a card egg tray, and put that in a strong box with at least 5 cm of padding on every side. Do not drop eggs loose into packing chips: they sink, meet and break.',
        ),
        links({ label: 'Packaging for eggs', url: '/category/supplies/packaging' }),
      ],
    },
    {
      anchor: 'how-to-pack',
      heading: 'How to pack hatching eggs step by step',
      blocks: [
        steps(
          'Wrap each egg in tissue or bubble wrap, or set it in its foam hole with a scrap of tissue so that it cannot rattle.',
          'Place it with the pointed end down, so that the air cell is at the top.',
          'Close the egg box and hold it shut with tape or bands.',
          'Put it in the middle of the outer box and fill all gaps, below and above as well as at the sides.',
          'Shake the box gently. If anything moves, add more padding.',
          'Leave a small hole or two for air, and do not wrap the box in plastic film.',
          'Mark it “Fragile: hatching eggs” and “This way up”. Pack as if nobody will read it, because machines don’t.',
        ),
        text('Before your first sale, post a box to a friend, or let one fall from the height of a table.'),
      ],
    },
    {
      anchor: 'what-to-put-in',
      heading: 'What to write for the buyer',
      blocks: [
        text(
          'Print the packing slip from the order and put it on top of the eggs, with a short note. Say what the eggs are, how many there are and when they were laid. Ask the buyer to open the box straight away, to take a photo if an egg is broken, and to let the eggs rest before they go into the incubator. A good note saves you half of the questions that come later. Keep a record for yourself too of what you sent, to whom and when: sellers of eggs must be able to show one.',
        ),
        links(
          { label: 'What the buyer does: unpacking and resting', url: '/help/unpacking-and-resting-eggs' },
          { label: 'Orders from buyers', url: '/dashboard/orders' },
          { label: 'Keeping records', url: '/help/keeping-records' },
        ),
      ],
    },
    {
      anchor: 'which-day',
      heading: 'Which day to post hatching eggs',
      blocks: [
        text(
          `Post early in the week. Eggs that leave on Monday, Tuesday or Wednesday have days in hand if a van is late; eggs that leave on Friday may lie in a depot over the weekend. Choose your dispatch days in your shop. The dates buyers see are worked out from them, and keep the box clear of weekends and bank holidays. An order paid after ${nextDayCutOffHour}:00 counts from the next day.`,
        ),
        table({
          caption: 'How hatching eggs travel',
          columns: ['Method', 'Buyer pays', 'Time'],
          rows: eggMethods.map(({ label, pricePence, time }) => [label, poundsWords(pricePence), time]),
        }),
        text('In hard frost or great heat, ask the buyer if you may wait a few days.'),
        links({ label: 'Dispatch days and holidays', url: '/help/dispatch-days-and-holidays' }),
      ],
    },
    {
      anchor: 'where-not',
      heading: 'Where hatching eggs may not be posted',
      blocks: [
        text(
          `We do not let hatching eggs go to ${wordsAnd(noEggsTo)} postcodes or abroad. The checkout tells the buyer before they pay. Within Great Britain, bird flu can stop you too. As a rule, hatching eggs may not leave or enter a disease control zone without a licence. Look at the map on GOV.UK, or ask your government in Scotland or Wales, before you pack.`,
        ),
        note('Do not post eggs from a flock that is ill, or while you wait for a vet or for APHA to look at it.'),
        links(
          { label: 'Bird flu rules', url: '/help/bird-flu-rules' },
          {
            label: 'GOV.UK: bird flu movement licences and map of zones',
            url: 'https://www.gov.uk/government/collections/bird-flu-avian-influenza-movement-licences',
          },
          { label: 'Delivery of hatching eggs', url: '/shipping#eggs' },
        ),
      ],
    },
    {
      anchor: 'broken',
      heading: 'Who pays when posted eggs break?',
      blocks: [
        text(
          'The seller does, so good packing is cheap. A buyer of broken eggs gets money back or new eggs. Do not count on the carrier: some treat hatching eggs as live animals and pay nothing for them. Read your carrier’s terms before you rely on its cover. Keep a photo of each box before you close it. It shows how the eggs left you.',
        ),
        links({ label: 'Returns: damaged hatching eggs', url: '/returns#eggs' }),
      ],
    },
  ],
  sources: [
    {
      label: 'Jarring, and the pointed end down: Penn State Extension, malpositions and chicks dead in shell',
      url: 'https://extension.psu.edu/programs/4-h/projects/poultry/embryology/teacher-resources/supporting-subject-matter/trouble-shooting/malformed-chicks-in-poor-hatch-usually-associated-with-an-excessive-number-of-chicks-dead-in-shell-with-a-high-incidence-of-malpositions',
    },
    {
      label:
        'Shaken eggs hatch less well: Journal of Agricultural Engineering 2017, Mechanical vibrations in the transport of hatching eggs',
      url: 'https://agroengineering.org/jae/article/view/593?articlesBySimilarityPage=6',
    },
    {
      label: 'GOV.UK: Bird flu (avian influenza) movement licences',
      url: 'https://www.gov.uk/government/collections/bird-flu-avian-influenza-movement-licences',
    },
  ],
  related: ['selling-hatching-eggs', 'dispatch-days-and-holidays', 'unpacking-and-resting-eggs', 'bird-flu-rules'],
}
