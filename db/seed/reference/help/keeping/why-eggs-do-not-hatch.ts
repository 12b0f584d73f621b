import { links, list, note, steps, table, text } from '#contract/blocks.ts'
import { incubationClimate } from '#contract/catalogue/species.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { returnRules } from '#contract/trade/orders.constants.ts'
import { incubationFacts } from '../facts.ts'

const { underPercent, daysAfterHatch } = returnRules.hatchClaim
const { fanCelsius, turnsADay } = incubationClimate
const chicken = incubationFacts('chicken')

export const whyEggsDoNotHatch: WrittenArticle = {
  slug: 'why-eggs-do-not-hatch',
  kind: 'article',
  topic: 'hatching',
  title: 'Why eggs do not hatch',
  summary:
    'Read the eggs that are left: clear, early dead, dead in shell or pipped and stuck, and what to change next time.',
  updatedOn: '2026-11-20',
  advice: ['veterinary'],
  sections: [
    {
      anchor: 'first',
      heading: 'My eggs have not hatched: what do I do now?',
      blocks: [
        text(
          `Wait first. It is common for nothing to have hatched by day ${chicken.days + 1}. If the incubator ran a little cool, or the eggs were old, the hatch is late. Give hens’ eggs until day ${chicken.days + 2} or ${chicken.days + 3}, and other kinds two or three days beyond their date. Check that you counted right: the day you set them is day 0.`,
        ),
        steps(
          'Listen and candle. A live chick moves, or you hear it peep or tap.',
          'If nothing stirs two days after the date, switch off.',
          'Open the eggs outdoors, with gloves, one by one over a bucket. Some will smell.',
          'Write down how far each one came. That tells you what went wrong.',
        ),
      ],
    },
    {
      anchor: 'signs',
      heading: 'What do the unhatched eggs tell me?',
      blocks: [
        table({
          caption: 'What you find, and what usually lies behind it',
          columns: ['What you find', 'Likely causes'],
          rows: [
            ['Clear, no sign of growth', 'Not fertile, very old, shaken in the post, or kept too hot or cold'],
            ['Blood ring, dead in the first week', 'Old or chilled eggs, rough post, heat too high or unsteady, germs'],
            ['Dead in the middle weeks', 'Too little turning, poor feed of the hens, germs, a power cut'],
            ['Fully grown, not pipped, air cell small', 'Humidity too high for most of the time'],
            ['Fully grown, dry, stuck to the skin', 'Humidity too low, or the lid was opened during the hatch'],
            ['Pipped at the pointed end', 'Egg lay with the pointed end up, or was turned too little'],
            ['Pipped and died', 'Too little air, lid opened, heat wrong in the last days'],
          ],
        }),
        text('More than one cause can be at work, and some eggs always fail. One in ten is no cause for alarm.'),
      ],
    },
    {
      anchor: 'dead-in-shell',
      heading: 'Why do chicks die in the shell?',
      blocks: [
        text(
          'Chicks that are fully grown and die just before the hatch are called dead in shell. British breeders blame damp air more than anything else. With too much humidity the egg does not lose enough water. The chick is swollen, the air cell is too small, and it cannot turn or breathe. So run the incubator drier next time and watch the air cell. Heat that was a little too high or too low for three weeks gives the same picture, and so do old eggs and weak parents.',
        ),
        links({ label: 'Temperature and humidity', url: '/help/temperature-and-humidity' }),
      ],
    },
    {
      anchor: 'early-or-late',
      heading: 'Why did they hatch early, late or over days?',
      blocks: [
        list(
          'Early, small chicks, red navels: the incubator was too warm. Turn it down by 0.3 to 0.5 °C.',
          'Late, soft or sticky chicks: too cool, or the eggs were old. Turn it up by the same.',
          'Spread over three days: eggs of many ages or sizes, or hot and cold corners.',
          'Sticky chicks with egg white on them: too cool and too damp.',
          'Crooked toes or bent legs: heat, a smooth floor, or what the parents ate.',
        ),
        text(
          `With a fan the right heat is ${fanCelsius} °C at the eggs. Trust your own thermometer more than the display.`,
        ),
      ],
    },
    {
      anchor: 'seller-or-incubator',
      heading: 'Is it the eggs or the incubator?',
      blocks: [
        text(
          'Set a few eggs from a near neighbour along with the posted ones. If the neighbour’s eggs hatch well, heat and humidity were right. If only the posted ones fail, it was the post, their age or their fertility. If all fail at the same stage, look at the incubator. Clear eggs point to the flock or the post. Eggs that die in the last days point to the incubator.',
        ),
      ],
    },
    {
      anchor: 'next-time',
      heading: 'How to get a better hatch next time',
      blocks: [
        list(
          'Set eggs that are less than a week old, and rest them if they were posted.',
          'Test the thermometer and the hygrometer before you start.',
          'Let the incubator run for a day or more with no eggs in it.',
          `Turn at least ${turnsADay.least} times a day, and stop three days before the hatch.`,
          'Weigh the eggs or draw the air cell, and set the water by that.',
          'Scrub and disinfect between hatches.',
          'Change one thing at a time, and write it down.',
        ),
        links(
          { label: 'Setting eggs', url: '/help/setting-eggs' },
          { label: 'Storing eggs before setting', url: '/help/storing-eggs-before-setting' },
        ),
      ],
    },
    {
      anchor: 'claim',
      heading: 'Can I get money back for a poor hatch?',
      blocks: [
        text(
          `If you bought the eggs here and fewer than ${underPercent}% hatched, you may get part of the price back. Write to us within ${daysAfterHatch} days of the day on which the hatch was due, counted from delivery. Send the order number, photos, the date of setting, and how many were set, were fertile at candling and hatched.`,
        ),
        note(
          'If chicks or grown birds fall ill or die, ask a vet. This page cannot tell you what a bird suffers from.',
        ),
        links(
          { label: 'Claims for a poor hatch', url: '/help/poor-hatch-claims' },
          { label: 'Returns: a poor hatch', url: '/returns#hatch' },
          { label: 'Contact us', url: '/contact' },
        ),
      ],
    },
  ],
  sources: [
    {
      label: 'Poultry Keeper: Incubation troubleshooting guide',
      url: 'https://poultrykeeper.com/incubation-brooding/incubation-troubleshooting-guide/',
    },
    {
      label: 'Mississippi State University Extension: Trouble shooting failures with egg incubation',
      url: 'https://extension.msstate.edu/content/trouble-shooting-failures-egg-incubation',
    },
    {
      label: 'Penn State Extension: malpositions and chicks dead in shell',
      url: 'https://extension.psu.edu/programs/4-h/projects/poultry/embryology/teacher-resources/supporting-subject-matter/trouble-shooting/malformed-chicks-in-poor-hatch-usually-associated-with-an-excessive-number-of-chicks-dead-in-shell-with-a-high-incidence-of-malpositions',
    },
    {
      label: 'Poultry Keeper: Weight loss method for incubation',
      url: 'https://poultrykeeper.com/incubating-and-hatching-eggs/weight-loss-method-forl-incubation/',
    },
    {
      label: 'British Waterfowl Association: H is for humidity',
      url: 'https://www.waterfowl.org.uk/pal-mates-weekend-web-tip-5/',
    },
  ],
  related: ['temperature-and-humidity', 'candling-eggs', 'what-posted-eggs-hatch', 'poor-hatch-claims'],
}
