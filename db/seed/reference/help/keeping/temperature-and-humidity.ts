import { links, list, note, steps, table, text } from '#contract/blocks.ts'
import { incubationClimate } from '#contract/catalogue/species.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { incubationFacts } from '../facts.ts'

const { fanCelsius, stillCelsius, humidity } = incubationClimate
const chicken = incubationFacts('chicken')

export const temperatureAndHumidity: WrittenArticle = {
  slug: 'temperature-and-humidity',
  kind: 'article',
  topic: 'hatching',
  title: 'Temperature and humidity in the incubator',
  summary:
    'The right heat and humidity for each kind of egg, how to measure them, weighing eggs, and what to do in a power cut.',
  updatedOn: '2026-11-20',
  advice: [],
  sections: [
    {
      anchor: 'temperature',
      heading: 'What temperature should an incubator be?',
      blocks: [
        text(
          `Set ${fanCelsius} °C in an incubator with a fan, from the first day to the last. In a still-air incubator, without a fan, set ${stillCelsius.join(' to ')} °C, measured level with the top of the eggs. This goes for hens, ducks, geese, turkeys, quail and game birds alike. Some breeders run ducks and geese 0.2 or 0.3 °C lower.`,
        ),
        text(
          'A short dip does little harm: a hen leaves her nest too. Heat is the danger. A quarter of an hour above 40.5 °C harms the embryos, while an hour at 30 °C only delays them. A machine that runs a little warm hatches early, one that runs a little cool hatches late, and both hatch less.',
        ),
      ],
    },
    {
      anchor: 'humidity',
      heading: 'What humidity should an incubator be?',
      blocks: [
        table({
          caption: 'Relative humidity in the incubator',
          columns: ['Eggs', 'Until you stop turning', 'While they hatch'],
          rows: [
            [
              'Hens, quail, turkeys and game birds',
              `${humidity.before.join(' to ')}%`,
              `${humidity.atHatch.join(' to ')}%`,
            ],
            ['Ducks and geese', '5 to 10 points more', `${humidity.waterfowlAtHatch.join(' to ')}%`],
          ],
        }),
        text(
          `For hens’ eggs the change comes on day ${chicken.lockdownDay}. Many British keepers add no water before that day (dry incubation), since our air is damp: look what your hygrometer says first. Too wet is worse than too dry. A wet egg keeps its water, the air cell stays small, and the chick has no air when it turns to hatch.`,
        ),
      ],
    },
    {
      anchor: 'change-humidity',
      heading: 'How do I raise or lower the humidity?',
      blocks: [
        list(
          'To raise it, give the water more surface: fill another channel, or add a sponge or a damp cloth. Depth makes no difference.',
          'Fill with warm water, so that the eggs do not cool.',
          'To lower it, take water out or open the vents wider.',
          'If it still stays too high with no water, dry the room: shut the window on a wet day, or run a dehumidifier.',
          'Never close all vents to keep moisture in. Chicks in the shell need fresh air, most of all in the last days.',
        ),
        text('Wait an hour after each change before you read the dial again. Opening the lid upsets it for a while.'),
      ],
    },
    {
      anchor: 'check-the-dials',
      heading: 'How do I check the thermometer and hygrometer?',
      blocks: [
        text(
          'Built-in displays are often a degree or ten points out. Put a second thermometer and a hygrometer at the height of the eggs.',
        ),
        steps(
          'Thermometer: hold its probe and a fever thermometer from the chemist in water at about 37 °C. Both should read the same.',
          'Hygrometer: put some salt in a bottle cap and wet it until it is like damp sand.',
          'Seal the cap and the hygrometer together in a clear bag or box, at room temperature.',
          'After 8 to 24 hours it should read 75%. If it reads 70, add 5 to every reading.',
        ),
      ],
    },
    {
      anchor: 'weigh-eggs',
      heading: 'Weighing eggs and watching the air cell',
      blocks: [
        text(
          'The egg itself is the best gauge. Hens’ eggs usually lose 11 to 13% of their weight by the time you stop turning; waterfowl breeders look for about 15%. Weigh the whole tray on kitchen scales on the first day and again each week. A tray of 600 g should come down by about 70 g.',
        ),
        text(
          'Or pencil the edge of the air cell on the shell at each candling. If it grows too slowly, the air is too damp. If it grows too fast, add water.',
        ),
        links({ label: 'Candling eggs', url: '/help/candling-eggs' }),
      ],
    },
    {
      anchor: 'power-cut',
      heading: 'What to do in a power cut',
      blocks: [
        text(
          'Do not give the eggs up. Keep the lid shut and put blankets or a large box over the incubator, with some gap for air. A still incubator in a warm room keeps its heat for hours, and big embryos warm themselves. In a long cut, jars or bottles of hot water beside the eggs help.',
        ),
        note('Use no candles or open flame near an incubator.'),
        text(
          'When the power is back, carry on as before. Embryos have lived through many hours below 32 °C. Candle after four to six days, and throw nothing away until then. The hatch may be a day or more late.',
        ),
      ],
    },
    {
      anchor: 'too-hot',
      heading: 'The incubator got too hot or too cold',
      blocks: [
        text(
          'If it is too hot, open the lid for some minutes, turn it down, and find the cause: sun, a radiator, a lid that was not shut so that the thermostat was fooled. Candle a few days later. If it was too cold, bring it back to the right heat, no higher: you cannot make up for lost time. Change the setting in small steps, and wait some hours between them.',
        ),
      ],
    },
  ],
  sources: [
    {
      label: 'Mississippi State University Extension: Important incubation factors',
      url: 'https://extension.msstate.edu/content/important-incubation-factors',
    },
    {
      label: 'Virginia Cooperative Extension: The science of incubation',
      url: 'https://sites.ext.vt.edu/virtualfarm/poultry/poultry_incubation_science.html',
    },
    {
      label: 'Poultry Keeper: Weight loss method for incubation',
      url: 'https://poultrykeeper.com/incubating-and-hatching-eggs/weight-loss-method-forl-incubation/',
    },
    {
      label: 'British Waterfowl Association: H is for humidity',
      url: 'https://www.waterfowl.org.uk/pal-mates-weekend-web-tip-5/',
    },
    {
      label:
        '75% above damp salt: Wexler and Hasegawa, Journal of Research of the National Bureau of Standards 53, 1954',
      url: null,
    },
    {
      label: 'Power cuts: University of Illinois Extension, Incubator principles and procedures',
      url: 'https://web.extension.illinois.edu/askextension/thisQuestion.cfm?ThreadID=18862&catID=237&AskSiteID=92',
    },
  ],
  related: ['turning-and-cooling', 'candling-eggs', 'lockdown-and-hatching', 'why-eggs-do-not-hatch'],
}
