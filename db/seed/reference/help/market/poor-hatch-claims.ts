import { links, list, note, steps, table, text } from '#contract/blocks.ts'
import { incubations } from '#contract/catalogue/species.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { returnRules } from '#contract/trade/orders.constants.ts'

const { underPercent, daysAfterHatch } = returnRules.hatchClaim

/** The most chicks of so many eggs with which a hatch is still poor. */
const mostOf = (eggs: number): number => Math.ceil((eggs * underPercent) / 100) - 1

export const poorHatchClaims: WrittenArticle = {
  slug: 'poor-hatch-claims',
  kind: 'article',
  topic: 'buying',
  title: 'When few eggs hatch: making a claim',
  summary:
    'When a poor hatch can be claimed, until which day for each species, what to write down, and what you may get.',
  updatedOn: '2026-11-20',
  advice: [],
  sections: [
    {
      anchor: 'when',
      heading: 'When can I claim for a poor hatch?',
      blocks: [
        text(
          `When fewer than ${underPercent}% of the eggs that you set have hatched, you may get part of the price back. Of 12 eggs that means ${mostOf(12)} chicks at most, and of 6 eggs ${mostOf(6)}. It holds for hatching eggs of every species that you bought here, on a completed order too.`,
        ),
        note(
          'This isn’t a promise of a hatch. No seller can give one, because the post, the incubator and handling all play their part.',
        ),
        links({ label: 'Returns: a poor hatch', url: '/returns#hatch' }),
      ],
    },
    {
      anchor: 'until',
      heading: 'Until when can I claim?',
      blocks: [
        text(
          `You have the days of incubation and ${daysAfterHatch} more, counted from delivery. So set your eggs soon after they have rested.`,
        ),
        table({
          caption: 'The last day for a claim, counted from delivery',
          columns: ['Eggs', 'Incubation', 'Last day'],
          rows: incubations.map(({ name, days }) => [
            `${name} eggs`,
            `${days} days`,
            `claim until day ${days + daysAfterHatch}`,
          ]),
        }),
      ],
    },
    {
      anchor: 'note-down',
      heading: 'What to write down while you incubate',
      blocks: [
        list(
          'The day the box came, how many eggs were whole, and a photo of them in the box.',
          'The day and hour you set them, and how many you set.',
          'The make of incubator, its temperature and humidity, and how often you turned.',
          'At each candling: how many were clear, how many had stopped, how many were growing.',
          'How many pipped and how many hatched, with the day.',
          'What you saw when you opened the eggs that did not hatch.',
        ),
        text('A photo at each candling is worth more than many words.'),
      ],
    },
    {
      anchor: 'how',
      heading: 'How to make the claim',
      blocks: [
        steps(
          'Wait until the hatch is really over: two or three days past the due date.',
          'Message the seller from the order’s page with your notes. Breeders want to know, and many will help straight away.',
          'Write to us on the contact page, with the topic “Orders and delivery”. Give the order number, the day you set the eggs, how many you set, how many were fertile at candling and how many hatched.',
          'Keep your photos. We ask for them in our reply.',
        ),
        links({ label: 'Contact us', url: '/contact' }, { label: 'Your orders', url: '/orders' }),
      ],
    },
    {
      anchor: 'what-back',
      heading: 'What may I get back?',
      blocks: [
        text(
          'It may be part of the price, fresh eggs, or nothing. We look at what was promised in the listing, at how many eggs were fertile, and at how they were rested and incubated. It helps to show that many eggs were clear, or that other eggs hatched well in the same machine at the same time. Say so too if the heat dropped or the eggs had no rest. You and the seller try to agree first. If you can’t, we decide by our policy.',
        ),
      ],
    },
    {
      anchor: 'why',
      heading: 'Why did my eggs not hatch?',
      blocks: [
        text(
          'Clear eggs at the first candling were not fertile or were hurt in the post. Eggs that stop in the first week often point to old eggs, a rough journey or a bad start. Chicks that die in the shell at the end mostly point to heat or humidity. Posted eggs hatch less well than eggs from your own yard, even with the best care.',
        ),
        links(
          { label: 'Why eggs do not hatch', url: '/help/why-eggs-do-not-hatch' },
          { label: 'What posted eggs hatch', url: '/help/what-posted-eggs-hatch' },
          { label: 'Incubation calculator', url: '/help/incubation-calculator' },
        ),
      ],
    },
  ],
  sources: [],
  related: ['why-eggs-do-not-hatch', 'what-posted-eggs-hatch', 'problems-and-refunds', 'candling-eggs'],
}
