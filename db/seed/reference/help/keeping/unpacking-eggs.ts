import { links, note, steps, text } from '#contract/blocks.ts'
import { incubationClimate } from '#contract/catalogue/species.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { orderClocks } from '#contract/trade/orders.constants.ts'

const [restFrom, restTo] = incubationClimate.restHours

export const unpackingEggs: WrittenArticle = {
  slug: 'unpacking-and-resting-eggs',
  kind: 'article',
  topic: 'eggs-by-post',
  title: 'Unpacking and resting posted eggs',
  summary: 'What to do in the first hour when hatching eggs arrive, how long to let them rest, and what to photograph.',
  updatedOn: '2026-11-23',
  advice: [],
  sections: [
    {
      anchor: 'on-the-day',
      heading: 'When the box arrives',
      blocks: [
        steps(
          'Open the box on the day it comes, on a soft cloth. Take photos before you move anything.',
          'Lift out the eggs one by one. Do not wash them and do not wipe them with a wet cloth.',
          'Hold each egg up to a bright light. Set aside any that are cracked, and keep them until it’s all sorted out.',
          'Note the date and the number of eggs. You will need both if you make a claim later.',
        ),
      ],
    },
    {
      anchor: 'rest',
      heading: 'Let the eggs rest before you set them',
      blocks: [
        text(
          `Stand the eggs in a tray with the pointed end down, at room temperature, for ${restFrom} to ${restTo} hours. In the post the air cell at the blunt end is shaken, and it needs this time to settle. An egg that goes straight from the van to a warm incubator tends to do worse.`,
        ),
        text(
          'Keep the room cool and steady, away from sun, stoves and draughts. Above 20 °C the germ begins to grow, which is too soon.',
        ),
      ],
    },
    {
      anchor: 'loose-air-cells',
      heading: 'If an air cell is loose',
      blocks: [
        text(
          'Look for the air cell when you hold the egg to the light. If it slides about as you tilt the egg (a detached air cell), rest that egg for the whole day, then set it upright with the pointed end down. Many keepers do not turn it for the first few days, which is habit rather than proof. Some loose cells mend. Others do not, and that is the risk of the post.',
        ),
      ],
    },
    {
      anchor: 'not-ready',
      heading: 'If the incubator is not ready',
      blocks: [
        text(
          'A day or two more does little harm if the eggs are fresh. Move them to a cool, dark place at 12 to 16 °C, still with the pointed end down, and bring them back to the room some hours before you set them. Do not put them in the fridge, which is too cold. Start the incubator now, and set the eggs only once it has held its heat for a whole day.',
        ),
        links(
          { label: 'Storing eggs before setting', url: '/help/storing-eggs-before-setting' },
          { label: 'Setting eggs', url: '/help/setting-eggs' },
        ),
      ],
    },
    {
      anchor: 'late',
      heading: 'If the box comes late, cold or dirty',
      blocks: [
        text(
          'Eggs are tougher than you might fear. A few days in a cool van cost you some chicks, seldom all. Cold eggs should warm slowly in their tray; if water forms on the shells, let it dry in still air and do not rub. If one egg broke and ran over the rest, dab the others with dry paper, and leave out those that stay sticky: they go bad in the warmth. You cannot tell by candling on the first day if an egg is fertile. Rest them, set them and look after a week.',
        ),
        links({ label: 'Candling eggs', url: '/help/candling-eggs' }),
      ],
    },
    {
      anchor: 'damaged',
      heading: 'If eggs are broken',
      blocks: [
        text(
          'Keep the broken eggs, the box and all of the padding until it’s sorted out. Do not send eggs back. Write to us with your order number and say how many broke. The seller then pays for what was damaged, in full or in part, or agrees a replacement with you.',
        ),
        note(
          `Tell us within ${orderClocks.problemHours.eggs} hours of delivery if eggs came broken, with photos of the box, the packing and the eggs.`,
        ),
        links(
          { label: 'Returns: hatching eggs', url: '/returns#eggs' },
          { label: 'Contact us', url: '/contact' },
          { label: 'Work out your hatch dates', url: '/help/incubation-calculator' },
        ),
      ],
    },
  ],
  sources: [
    {
      label: 'Jarring, and the pointed end down: Penn State Extension, malpositions and chicks dead in shell',
      url: 'https://extension.psu.edu/programs/4-h/projects/poultry/embryology/teacher-resources/supporting-subject-matter/trouble-shooting/malformed-chicks-in-poor-hatch-usually-associated-with-an-excessive-number-of-chicks-dead-in-shell-with-a-high-incidence-of-malpositions',
    },
    {
      label: 'Growth begins near 20 °C: Zootecnica International, Practical interpretation of physiological zero',
      url: 'https://zootecnicainternational.com/poultry-facts/practical-interpretation-physiological-zero-hatchery-management',
    },
  ],
  related: ['storing-eggs-before-setting', 'setting-eggs', 'what-posted-eggs-hatch', 'problems-and-refunds'],
}
