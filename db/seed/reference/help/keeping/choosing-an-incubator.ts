import { links, list, note, table, text } from '#contract/blocks.ts'
import { incubationClimate } from '#contract/catalogue/species.ts'
import type { WrittenArticle } from '#contract/help/help.ts'

const { fanCelsius, stillCelsius, turnsADay } = incubationClimate

export const choosingAnIncubator: WrittenArticle = {
  slug: 'choosing-an-incubator',
  kind: 'article',
  topic: 'hatching',
  title: 'Choosing an incubator',
  summary:
    'Fan or still air, turning by hand or by motor, which size, buying used, and where the incubator should stand.',
  updatedOn: '2026-11-20',
  advice: [],
  sections: [
    {
      anchor: 'fan-or-still-air',
      heading: 'Fan or still air: which incubator is better?',
      blocks: [
        text(
          'For a first hatch, buy one with a fan (forced air). It is easier to run, since it is equally warm everywhere.',
        ),
        table({
          caption: 'The two kinds of incubator',
          columns: ['Kind', 'Set it to', 'What to know'],
          rows: [
            ['With a fan', `${fanCelsius} °C`, 'Same heat at all heights; the reading is true wherever you measure'],
            [
              'Still air, no fan',
              `${stillCelsius.join(' to ')} °C at the top of the eggs`,
              'Warm above and up to 4 °C cooler below; all eggs must lie at one height',
            ],
          ],
        }),
        text(
          'A still-air incubator is silent, has little to go wrong, and hatches well once you know it. But where you hold the thermometer decides what you read.',
        ),
      ],
    },
    {
      anchor: 'turning',
      heading: 'Automatic turning or turning by hand?',
      blocks: [
        text(
          `Eggs must be turned at least ${turnsADay.least} times a day, weekends too, until three days before the hatch. If you are out at work, pay for a motor. Some tilt the tray, some roll the eggs on a moving grid. Ask if the cradle or the dividers fit the eggs that you want to set. Quail eggs slip through bars made for hens, and goose eggs do not fit between them.`,
        ),
        text(
          'Turning by hand is cheap and works. You open the lid each time, so the heat drops and comes back. Choose a machine that recovers fast.',
        ),
      ],
    },
    {
      anchor: 'size',
      heading: 'What size of incubator do I need?',
      blocks: [
        text(
          'Makers count in medium-sized hens’ eggs. Duck eggs take more room, goose eggs several times as much, quail eggs far less. Think of how many chicks you can rear, not of how many eggs fit. A tray for 20 to 24 hens’ eggs suits most keepers; with posted eggs it gives ten chicks or so.',
        ),
        text(
          'Very small machines for six or seven eggs are nice for a family, but they cool fast and there is little room to hatch. Look for a floor that chicks can walk on, and for height above the eggs.',
        ),
      ],
    },
    {
      anchor: 'features',
      heading: 'Which features are worth the money?',
      blocks: [
        list(
          'A thermostat that holds to a few tenths of a degree, and an alarm for too hot and too cold.',
          'Water that you can fill from outside, so that the lid stays shut in the last days.',
          'A window through which you see the eggs and the thermometer.',
          'Parts that come apart and can be scrubbed: plastic cleans better than foam.',
          'Spare parts and a British address that answers the telephone.',
          'Cooling, a setting that lets the eggs cool each day. Nice for ducks and geese, but you can do it by hand.',
        ),
        text(
          'Pumps that hold the humidity for you are handy, but you don’t need one. You do need a separate thermometer and hygrometer: built-in ones are often wrong.',
        ),
      ],
    },
    {
      anchor: 'used',
      heading: 'Buying a used incubator',
      blocks: [
        text(
          'A good make lasts many years. Ask the seller how old it is, when it last hatched eggs and how many of them, and whether the turner and the alarm work. Check that the cable and the plug are whole. When it comes, scrub it, disinfect it and let it run empty for two or three days with your own thermometer inside.',
        ),
        note(
          'Be wary of very cheap incubators with no maker’s name. British trading standards officers have found some that could give an electric shock. A CE mark by itself is no proof.',
        ),
        links(
          { label: 'Incubators for sale', url: '/category/equipment/incubators' },
          { label: 'Buying safely', url: '/help/buying-safely' },
        ),
      ],
    },
    {
      anchor: 'where-to-stand',
      heading: 'Where should the incubator stand?',
      blocks: [
        text(
          'Put it indoors in a room that stays between about 18 and 22 °C, day and night. Keep it away from windows, radiators, outside doors and draughts. Sun through glass can cook a hatch in an hour. A shed swings too much for most machines. Stand it level, out of reach of pets and small children, on a plug that nobody pulls out, and leave its vents free.',
        ),
      ],
    },
    {
      anchor: 'or-a-broody',
      heading: 'Do I need an incubator at all?',
      blocks: [
        text(
          'Not if you have a broody hen. She heats, turns and rears, and needs no socket. But she sits when she likes, not when your eggs come, and she covers about a dozen eggs at best. With eggs from the post it is wise to have an incubator ready, and a hen as a bonus.',
        ),
        links({ label: 'Hatching under a broody hen', url: '/help/hatching-under-a-broody-hen' }),
      ],
    },
  ],
  sources: [
    {
      label: 'Victoria Roberts: Incubation, with a council’s warning about cheap incubators',
      url: 'https://vicvet.com/breeds-incubation.php',
    },
    {
      label: 'Penn State University, 4-H: Science of incubation (still air and fans)',
      url: 'https://abe.psu.edu/programs/4-h/get-involved/teachers/embryology/teacher-resources/supporting-subject-matter/incubation/science-of-incubation',
    },
    {
      label: 'Mississippi State University Extension: Important incubation factors',
      url: 'https://extension.msstate.edu/content/important-incubation-factors',
    },
  ],
  related: ['setting-eggs', 'temperature-and-humidity', 'turning-and-cooling', 'hatching-under-a-broody-hen'],
}
