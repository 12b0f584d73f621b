import { links, note, steps, text } from '../../../../../functions/contract/blocks.ts'
import type { WrittenArticle } from '../../../../../functions/contract/help.ts'
import { orderClocks } from '../../../../../functions/contract/orders.constants.ts'
import { incubationClimate } from '../../../../../functions/contract/species.ts'

const [restFrom, restTo] = incubationClimate.restHours

export const unpackingEggs: WrittenArticle = {
  slug: 'unpacking-and-resting-eggs',
  kind: 'article',
  topic: 'eggs-by-post',
  title: 'Unpacking and resting posted eggs',
  summary: 'What to do in the first hour when hatching eggs arrive, how long to let them rest, and what to photograph.',
  updatedOn: '2026-11-20',
  advice: [],
  sections: [
    {
      anchor: 'on-the-day',
      heading: 'When the box arrives',
      blocks: [
        steps(
          'Open the box on the day it comes, on a soft cloth. Take photographs before you move anything.',
          'Lift out the eggs one by one. Do not wash them and do not wipe them with a wet cloth.',
          'Hold each egg up to a bright light. Set aside any that is cracked, and keep it until all is settled.',
          'Note the date and the number of eggs. You will need both if you make a claim later.',
        ),
      ],
    },
    {
      anchor: 'rest',
      heading: 'Let the eggs rest before you set them',
      blocks: [
        text(
          `Stand the eggs in a tray with the pointed end down, at room temperature, for ${restFrom} to ${restTo} hours. In the post the air cell at the blunt end is shaken, and it needs this time to settle. An egg that goes straight from the van to a warm incubator hatches less often.`,
        ),
        text(
          'Keep the room cool and steady, away from sun, stove and draught. Above 20 °C the germ begins to grow, which is too soon.',
        ),
      ],
    },
    {
      anchor: 'loose-air-cells',
      heading: 'If an air cell is loose',
      blocks: [
        text(
          'Look for the air cell when you hold the egg to the light. If it slides about as you tilt the egg, rest that egg for the whole day, then set it upright with the pointed end down and do not turn it for the first two or three days. Some loose cells mend. Others do not, and that is the risk of the post.',
        ),
      ],
    },
    {
      anchor: 'damaged',
      heading: 'If eggs are broken',
      blocks: [
        note(
          `Tell us within ${orderClocks.problemHours.eggs} hours of delivery if eggs came broken, with photographs of the box, the packing and the eggs.`,
        ),
        links(
          { label: 'Returns: hatching eggs', url: '/returns#eggs' },
          { label: 'Work out your hatch dates', url: '/help/incubation-calculator' },
        ),
      ],
    },
  ],
  sources: [
    {
      label: 'Harlequin Cottage UK: Terms of sale, hatching eggs',
      url: 'https://harlequincottage.co.uk/terms-of-sale',
    },
    {
      label: 'Meyer Hatchery: Detached air cells in shipped eggs',
      url: 'https://meyerhatchery.zendesk.com/hc/en-us/articles/18291668023437-Detached-Air-Cells-in-Shipped-Eggs',
    },
    { label: 'Guineas.com: How to prepare the eggs for incubation', url: null },
    { label: 'Growth begins near 20 °C: reviews of egg storage before incubation', url: null },
  ],
  related: ['storing-eggs-before-setting', 'setting-eggs', 'what-posted-eggs-hatch', 'problems-and-refunds'],
}
