import { links, list, note, steps, table, text } from '#contract/blocks.ts'
import { incubations } from '#contract/catalogue/species.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { incubationFacts } from '../facts.ts'

const chicken = incubationFacts('chicken')
const quail = incubationFacts('quail')
const goose = incubationFacts('goose')
const [first, second] = chicken.candleDays

export const candlingEggs: WrittenArticle = {
  slug: 'candling-eggs',
  kind: 'article',
  topic: 'hatching',
  title: 'Candling eggs',
  summary:
    'When to candle eggs, how to hold the light, what a live, a clear and a dead egg look like, and what to take out.',
  updatedOn: '2026-11-20',
  advice: [],
  sections: [
    {
      anchor: 'when',
      heading: 'When to candle eggs',
      blocks: [
        text(
          `Candle hens’ eggs on day ${first} and again on day ${second}, where the day you set them is day 0. Twice is enough. A third look on the day when turning stops does no harm. After that leave them alone.`,
        ),
        table({
          caption: 'Days on which to candle',
          columns: ['Eggs', 'First', 'Second'],
          rows: incubations.map(({ name, candleDays }) => [name, `day ${candleDays[0]}`, `day ${candleDays[1]}`]),
        }),
        text('Posted eggs get one more look before you set them, for cracks and loose air cells.'),
      ],
    },
    {
      anchor: 'how',
      heading: 'How to candle an egg',
      blocks: [
        text(
          'Candling means shining a light through the egg. Use a candling lamp, or a small bright LED torch with a tight beam. It must not get hot.',
        ),
        steps(
          'Wait for the dark, or use a room without windows.',
          'Wash and dry your hands. Warm them too.',
          'Take out a few eggs at a time. They may be out of the incubator for some minutes, not for half an hour.',
          'Hold the light against the blunt end and close your fingers round it, so that no light leaks out.',
          'Turn the egg slowly until you see best. Do not shake it, and keep the pointed end low.',
          'Pencil the edge of the air cell on the shell, write what you saw, and put the egg back as it was.',
        ),
      ],
    },
    {
      anchor: 'what-you-see',
      heading: 'What should I see when I candle?',
      blocks: [
        table({
          caption: `Hens’ eggs on day ${first} and day ${second}`,
          columns: ['What it is', `On day ${first}`, `On day ${second}`],
          rows: [
            [
              'Alive',
              'A dark spot with red veins like a spider; it may move',
              'Nearly all dark, with veins under a clear air cell',
            ],
            ['Not fertile (clear)', 'Glows evenly, with only the shadow of the yolk', 'Still clear'],
            [
              'Died early (a quitter)',
              'A red ring or a streak of blood, no veins',
              'A ring, or a small dark lump that floats',
            ],
            ['Died later', 'Not seen yet', 'Murky, no veins, a blurred edge to the air cell'],
            ['Bad', 'Green or black, may smell or ooze', 'The same: take it out at once'],
          ],
        }),
        text(
          `Other kinds look the same, but sooner or later: a quail egg by day ${quail.candleDays[0]}, a goose egg by day ${goose.candleDays[0]}.`,
        ),
      ],
    },
    {
      anchor: 'blood-ring',
      heading: 'What does a blood ring mean?',
      blocks: [
        text(
          'A thin red circle round the yolk, with no veins that branch, means that the embryo began to grow and died in its first days. The egg was fertile. Old eggs, rough handling, the post, germs, or heat that swung in the first week are the common causes. Live veins branch like a tree; a ring is smooth. If you are not sure, mark the egg and look again two days later.',
        ),
      ],
    },
    {
      anchor: 'dark-shells',
      heading: 'How to candle dark, blue or speckled eggs',
      blocks: [
        text(
          'Marans and Welsummer eggs are so brown that little light gets through. Blue, green and olive shells are hard too, and quail eggs are speckled. Use the strongest small torch you can get, and let your eyes get used to the dark for some minutes.',
        ),
        list(
          'Wait longer: three more days make a big difference.',
          'Look for the air cell first. If it has a sharp edge and grows, something is alive.',
          'Compare with an egg that you have not set. That is how a clear one looks.',
          `By day ${second} a live hen’s egg is dark all over except for the air cell.`,
        ),
        text('If you still cannot tell, leave the egg in.'),
      ],
    },
    {
      anchor: 'take-out',
      heading: 'Which eggs do I take out?',
      blocks: [
        text(
          'Take out eggs that smell, ooze or have turned black, at once and with care: they can burst and foul the rest. After the second candling take out the clear ones and those that have died. When in doubt, leave an egg in until the end. Clear eggs from the incubator are not food.',
        ),
        note(
          'If an egg bursts, take out what is dirty, wipe the rest of the incubator clean and wash your hands well.',
        ),
      ],
    },
    {
      anchor: 'air-cell',
      heading: 'What the air cell tells you',
      blocks: [
        text(
          'The air cell at the blunt end grows as the egg loses water. By the time turning stops it should fill about a third of the egg. If it is small, the air in the incubator is too damp: take some water out. If it is very large, add water. A cell that sits to one side does no harm. Note which side, and keep it uppermost at the hatch.',
        ),
        links({ label: 'Temperature and humidity', url: '/help/temperature-and-humidity' }),
      ],
    },
    {
      anchor: 'many-clear',
      heading: 'What if most eggs are clear?',
      blocks: [
        text(
          'Write down how many were clear, how many had died and how many grow, and take photos through the shell. Tell the seller in a friendly message: they may not know that their flock is not fertile. For eggs that you bought here, a claim for a poor hatch asks for these very figures, so keep the note until the hatch is over.',
        ),
        links(
          { label: 'Claims for a poor hatch', url: '/help/poor-hatch-claims' },
          { label: 'Why eggs do not hatch', url: '/help/why-eggs-do-not-hatch' },
        ),
      ],
    },
  ],
  sources: [
    {
      label: 'University of Nebraska–Lincoln Extension: candling on day 7',
      url: 'https://mediahub.unl.edu/media/12526',
    },
    {
      label:
        'Clear eggs and other failures: Mississippi State University Extension, Trouble shooting failures with egg incubation',
      url: 'https://extension.msstate.edu/content/trouble-shooting-failures-egg-incubation',
    },
    {
      label: 'University of Nebraska–Lincoln Extension: 4-H embryology, how to candle',
      url: 'https://lancaster.unl.edu/4h/4h-classroom/embryology',
    },
  ],
  related: ['lockdown-and-hatching', 'temperature-and-humidity', 'why-eggs-do-not-hatch', 'poor-hatch-claims'],
}
