import { links, list, note, steps, table, text } from '#contract/blocks.ts'
import { incubationClimate } from '#contract/catalogue/species.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { incubationFacts, incubationTable } from '../facts.ts'

const { least, usual } = incubationClimate.turnsADay
const chicken = incubationFacts('chicken')

export const turningAndCooling: WrittenArticle = {
  slug: 'turning-and-cooling',
  kind: 'article',
  topic: 'hatching',
  title: 'Turning and cooling eggs',
  summary:
    'How often to turn eggs, how to do it by hand, when to stop, and whether duck and goose eggs need cooling and a spray.',
  updatedOn: '2026-11-23',
  advice: [],
  sections: [
    {
      anchor: 'how-often',
      heading: 'How often should eggs be turned?',
      blocks: [
        text(
          `Turn them at least ${least} times a day; most breeders turn ${usual.join(' to ')} times, and a motor does it each hour or two. Turning keeps the germ from sticking to the shell and brings it fresh food from the yolk. It matters most in the first week. If you turn by hand, pick an odd number of turns, so that the long night is not spent on the same side each time.`,
        ),
        text(
          'Missed a turn? Do the next one and carry on. Missed a whole day? Carry on too, but expect to lose some eggs.',
        ),
      ],
    },
    {
      anchor: 'by-hand',
      heading: 'How to turn eggs by hand',
      blocks: [
        steps(
          'When you set the eggs, pencil a cross on one side and a ring on the other.',
          'Wash your hands each time. Skin grease and dirt block the pores.',
          'Roll each egg gently half way round, from cross to ring. The next time roll it back, never on and on the same way.',
          'Swap eggs from the middle with eggs from the edge once a day, since no incubator is equally warm everywhere.',
          'Shut the lid. The whole job should take a few minutes.',
        ),
        text('Eggs that stand upright in a tray are tilted instead: about 45 degrees to one side, then to the other.'),
      ],
    },
    {
      anchor: 'when-to-stop',
      heading: 'When do I stop turning eggs?',
      blocks: [
        text(
          `Stop three days before the hatch: day ${chicken.lockdownDay} for hens’ eggs. The chick then moves into place to break the shell, and turning would upset it. Take out the turner or the dividers, and lay the eggs on their sides on a mat that is not slippery.`,
        ),
        incubationTable('chicken', 'duck', 'muscovy', 'turkey', 'quail', 'goose', 'goose-heavy', 'guinea-fowl'),
        links({ label: 'Lockdown and hatching', url: '/help/lockdown-and-hatching' }),
      ],
    },
    {
      anchor: 'posted-eggs',
      heading: 'Turning eggs with loose or detached air cells',
      blocks: [
        text(
          'Some posted eggs have an air cell that slides about when you tilt them. Set these upright with the pointed end down. Many keepers do not turn them for the first few days, which is habit rather than proof. After that tilt them gently from side to side. Do not roll them over. If the cell has grown fast somewhere down the side, keep that part uppermost when turning stops.',
        ),
        links({ label: 'Unpacking and resting posted eggs', url: '/help/unpacking-and-resting-eggs' }),
      ],
    },
    {
      anchor: 'cooling',
      heading: 'Do eggs need to be cooled?',
      blocks: [
        text(
          'They do not need it, but many breeders find that it helps, above all with ducks and geese. A bird leaves her nest to feed, and the eggs cool and warm again. Brinsea, a British maker, gives these times, from day 7 until two days before the hatch:',
        ),
        table({
          caption: 'Cooling once a day, with the heater off and the fan on',
          columns: ['Eggs', 'Time'],
          rows: [
            ['Hens, bantams, game birds and small waterfowl', '2 hours'],
            ['Ducks and geese', '3 hours'],
          ],
        }),
        text(
          'By hand, open the lid for a shorter time: 10 to 20 minutes a day is common, until the egg feels neither warm nor cold against your eyelid.',
        ),
        note(
          'Do not cool eggs with loose air cells in the first week, nor any eggs in a cold shed, nor once turning has stopped.',
        ),
      ],
    },
    {
      anchor: 'misting',
      heading: 'Should I spray duck and goose eggs?',
      blocks: [
        text(
          'A duck comes back to her nest wet. Waterfowl breeders copy her: from about day 10 or 14 they cool the eggs once a day and mist them with clean lukewarm water before they shut the lid. The water and the air wear down the waxy coat of the shell, so that the egg can breathe.',
        ),
        list(
          'Use a fine mist from a clean bottle with fresh water each day.',
          'Stop when you stop turning.',
          'Do not spray hens’ eggs or quail eggs. It does nothing for them.',
        ),
      ],
    },
    {
      anchor: 'goose-eggs',
      heading: 'Turning goose eggs',
      blocks: [
        text(
          'Goose eggs are long and heavy, and many turners do not turn them far enough. Lay them on their side. Besides the motor, turn them by hand once or twice a day, half way round, at the time when you cool and spray them. A hen that sits on goose eggs cannot turn them either: do it for her.',
        ),
        links(
          { label: 'Geese: care guide', url: '/help/goose-care' },
          { label: 'Work out dates for goose eggs', url: '/help/incubation-calculator?species=goose' },
        ),
      ],
    },
  ],
  sources: [
    { label: 'Brinsea: cooling eggs once a day', url: 'https://www.brinsea.co.uk/cooling' },
    {
      label: 'The Poultry Site: Incubating duck and goose eggs',
      url: 'https://www.thepoultrysite.com/articles/incubating-duck-and-goose-eggs',
    },
    {
      label: 'Virginia Cooperative Extension: The science of incubation',
      url: 'https://sites.ext.vt.edu/virtualfarm/poultry/poultry_incubation_science.html',
    },
    {
      label: 'Penn State University, 4-H: Science of incubation (turning)',
      url: 'https://abe.psu.edu/programs/4-h/get-involved/teachers/embryology/teacher-resources/supporting-subject-matter/incubation/science-of-incubation',
    },
  ],
  related: ['setting-eggs', 'temperature-and-humidity', 'lockdown-and-hatching', 'goose-care'],
}
