import { links, list, note, steps, text } from '#contract/blocks.ts'
import { incubationClimate, incubations } from '#contract/catalogue/species.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { incubationFacts, incubationTable } from '../facts.ts'

const { fanCelsius, stillCelsius, humidity, restHours } = incubationClimate
const chicken = incubationFacts('chicken')

export const settingEggs: WrittenArticle = {
  slug: 'setting-eggs',
  kind: 'article',
  topic: 'hatching',
  title: 'Setting eggs in the incubator',
  summary:
    'Getting the incubator ready, choosing and placing the eggs, counting the days, and how long each kind takes to hatch.',
  updatedOn: '2026-11-20',
  advice: [],
  sections: [
    {
      anchor: 'how-long',
      heading: 'How long do eggs take to hatch?',
      blocks: [
        text(
          'The day you set the eggs is day 0. Our calculator uses these days too. Bantams, call ducks and other small breeds are often a day early.',
        ),
        incubationTable(...incubations.map(({ slug }) => slug)),
        links({ label: 'Work out your hatch dates', url: '/help/incubation-calculator?species=chicken' }),
      ],
    },
    {
      anchor: 'get-ready',
      heading: 'How to get the incubator ready',
      blocks: [
        steps(
          'Wash it with warm water and a little soap, rinse it, wipe it with a disinfectant for incubators and let it dry.',
          'Stand it level in a room with a steady heat, away from sun, draught and radiators.',
          'Put water in one channel, or as the maker says.',
          'Switch it on at least 24 hours before you set eggs. Run a new one or a used one for two or three days.',
          `Set it to ${fanCelsius} °C if it has a fan, or ${stillCelsius.join(' to ')} °C at the top of the eggs if it has none.`,
          `Check the heat with a second thermometer, and wait until humidity stays near ${humidity.before.join(' to ')}%.`,
        ),
        note('Do not set eggs in an incubator that you have not seen hold its heat for a whole day and night.'),
      ],
    },
    {
      anchor: 'which-eggs',
      heading: 'Which eggs should I set?',
      blocks: [
        list(
          'Set clean, whole eggs of normal size and shape for the breed.',
          'Leave out cracked, dirty, rough, very round, very long, huge and tiny ones.',
          'Set eggs that are seven days old at most. Older ones hatch late and poorly.',
          'Set eggs of one kind and one age together, so that all of them stop turning and hatch on one day.',
        ),
        text(
          'If you paid for an egg that looks odd, you can still try it. Mark it, and take it out at the first candling if it is clear.',
        ),
      ],
    },
    {
      anchor: 'rest-and-warm',
      heading: 'Do eggs need to rest before setting?',
      blocks: [
        text(
          `Posted eggs do. Stand them pointed end down at room temperature for ${restHours.join(' to ')} hours, so that the air cell settles. Eggs from your own store only need to warm to the room, which takes some hours. Never carry eggs from a cold place straight into the incubator: water forms on the shell, and germs go in with it.`,
        ),
        links({ label: 'Unpacking and resting posted eggs', url: '/help/unpacking-and-resting-eggs' }),
      ],
    },
    {
      anchor: 'how-to-place',
      heading: 'Which way up do eggs go in the incubator?',
      blocks: [
        text(
          'Lay them on their side, or stand them with the pointed end down, as the tray is made. The pointed end must never be higher than the blunt end. If a chick grows with its head at the wrong end, it cannot reach the air cell.',
        ),
        steps(
          'Wash and dry your hands.',
          'If you turn by hand, pencil a cross on one side of each egg and a ring on the other.',
          'Number the eggs, and note breed, seller and day of laying.',
          'Put them all in at once, with space for air around them, and shut the lid.',
          'Leave the controls alone. The heat drops, then takes some hours to come back.',
        ),
      ],
    },
    {
      anchor: 'when-to-set',
      heading: 'Which day should I set eggs?',
      blocks: [
        text(
          `Count back from a day when you’ll be at home. Hens’ eggs hatch on day ${chicken.days}, so eggs that go in on a Saturday hatch on a Saturday three weeks on. You also want to be there when you stop turning, on day ${chicken.lockdownDay}. Set the eggs in the morning, and you can watch the heat all day. Is there a brooder, feed and room for the chicks by then?`,
        ),
        links(
          { label: 'Turning and cooling', url: '/help/turning-and-cooling' },
          { label: 'Brooding chicks', url: '/help/brooding-chicks' },
        ),
      ],
    },
    {
      anchor: 'notes',
      heading: 'What should I write down?',
      blocks: [
        text(
          'Write down the day you set the eggs and how many there were. At each candling add how many grow and how many are clear, and at the end how many hatched. Note heat and humidity once a day. You will learn from it, and if you ever make a claim for a poor hatch, these are the figures that we ask for.',
        ),
        links({ label: 'Claims for a poor hatch', url: '/help/poor-hatch-claims' }),
      ],
    },
  ],
  sources: [
    {
      label: 'Mississippi State University Extension: Important incubation factors',
      url: 'https://extension.msstate.edu/content/important-incubation-factors',
    },
    {
      label: 'North Carolina State University Extension: The importance of traying eggs with the large end up',
      url: 'https://burke.ces.ncsu.edu/depts/poulsci/tech_manuals/traying_eggs.html',
    },
    { label: 'British Waterfowl Association: Incubation', url: 'https://www.waterfowl.org.uk/husbandry/incubation' },
    {
      label: 'Mississippi State University Extension: Washing of hatching eggs',
      url: 'https://extension.msstate.edu/content/washing-hatching-eggs',
    },
  ],
  related: ['temperature-and-humidity', 'turning-and-cooling', 'candling-eggs', 'storing-eggs-before-setting'],
}
