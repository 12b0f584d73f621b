import { links, list, note, steps, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { orderClocks } from '#contract/trade/orders.constants.ts'

const { problemHours } = orderClocks

export const wrongEggs: WrittenArticle = {
  slug: 'wrong-eggs',
  kind: 'article',
  topic: 'buying',
  title: 'The wrong eggs came',
  summary: 'Another breed, too few eggs, odd shells or chicks that are not what you bought: who to tell, and how soon.',
  updatedOn: '2026-11-22',
  advice: [],
  sections: [
    {
      anchor: 'arrived',
      heading: 'I was sent the wrong hatching eggs',
      blocks: [
        steps(
          'Photograph the eggs, the box and the label on the day they come.',
          'Compare them with the listing and with your order: breed, number, size and shell colour.',
          `Message the seller, and write to us on the contact page within ${problemHours.other} hours of delivery. If any are broken, the time is ${problemHours.eggs} hours.`,
        ),
        text(
          'If you didn’t get what you ordered, you get the right eggs or your money back, including the cost of delivery. Eggs are never sent back.',
        ),
        links({ label: 'Contact us', url: '/contact' }, { label: 'Damaged or wrong items', url: '/returns#damaged' }),
      ],
    },
    {
      anchor: 'too-few',
      heading: 'There are too few eggs in the box',
      blocks: [
        text(
          'Count them before you set any. Many sellers put one or two more in the box than you paid for, which is kind but not a duty. If there are fewer than on your order, tell the seller and us in the same way. You get the difference back.',
        ),
      ],
    },
    {
      anchor: 'colour',
      heading: 'The shells are not the colour in the photo',
      blocks: [
        text(
          'Shells vary from hen to hen, and they fade as the season goes on. A paler brown or a shade of blue isn’t a sign of another breed. White eggs from a breed that lays dark brown are. Ask the seller, and send a photo in daylight.',
        ),
        links({ label: 'Egg colours', url: '/help/egg-colours' }),
      ],
    },
    {
      anchor: 'hatched',
      heading: 'The chicks that hatched are another breed',
      blocks: [
        list(
          'Chicks often look unlike their parents. Wait until they have feathers, and ask the seller what to look for.',
          'Take photos with the date, and keep your order number.',
          'If it is clear that they are not what you bought, write to the seller and to us.',
        ),
        note(
          'Goods must be as described. That goes for eggs too, and with a trader it’s the law. A late claim is harder to show, so write as soon as you know.',
        ),
        links(
          { label: 'Your rights in law', url: '/returns#law' },
          { label: 'A poor hatch', url: '/help/poor-hatch-claims' },
        ),
      ],
    },
  ],
  sources: [],
  related: ['problems-and-refunds', 'poor-hatch-claims', 'egg-colours', 'unpacking-and-resting-eggs'],
}
