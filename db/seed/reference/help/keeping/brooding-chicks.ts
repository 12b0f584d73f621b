import { links, list, note, table, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'

export const broodingChicks: WrittenArticle = {
  slug: 'brooding-chicks',
  kind: 'article',
  topic: 'keeping',
  title: 'Brooding chicks: heat, food and the first eight weeks',
  summary:
    'How warm a brooder must be week by week, what chicks eat and drink, and when they can go outside without heat.',
  updatedOn: '2026-11-20',
  advice: ['veterinary'],
  sections: [
    {
      anchor: 'brooder',
      heading: 'How to set up a brooder for chicks',
      blocks: [
        text(
          'A brooder is a warm, dry pen that stands in for the mother hen. A deep box or a crate with solid sides does well. Choose one long enough to have a warm end and a cool end, because chicks must be able to walk away from the heat.',
        ),
        list(
          'Have it warm a few hours before the first chick goes in.',
          'Use dust-free wood shavings or chopped straw. Bare newspaper is too slippery for young legs.',
          'Keep it out of draughts, and out of reach of cats, dogs and rats.',
          'Cover it with mesh: chicks can fly up to the rim in their second week.',
        ),
        links({ label: 'Brooders for sale', url: '/category/equipment/brooders' }),
      ],
    },
    {
      anchor: 'temperature',
      heading: 'How warm should a brooder be? Temperature week by week',
      blocks: [
        text(
          'Start at about 35 °C under the heat, measured at the height of the chicks’ backs. Then lower it by about 3 °C a week until it matches the room.',
        ),
        table({
          caption: 'Warmth under the heat',
          columns: ['Age', 'Temperature'],
          rows: [
            ['Week 1', 'about 35 °C'],
            ['Week 2', 'about 32 °C'],
            ['Week 3', 'about 29 °C'],
            ['Week 4', 'about 26 °C'],
            ['Week 5', 'about 23 °C'],
            ['Week 6 and after', 'about 20 °C, then none once they are feathered'],
          ],
        }),
        text(
          'Trust the chicks more than the thermometer. If they pile up under the heat and cheep loudly, they are cold. If they pant and crowd at the far end, they are hot. Warm chicks spread out, and eat, drink and sleep.',
        ),
      ],
    },
    {
      anchor: 'heat-lamp',
      heading: 'Heat lamp or electric hen?',
      blocks: [
        text(
          'An electric hen, also called a heat plate, is a warm plate on legs that the chicks creep under. It uses little power, gives a dark night and is the safer of the two. Raise it as the chicks grow.',
        ),
        text(
          'A heat lamp warms a larger group. Use an infra-red or a ceramic bulb; an ordinary light bulb is too weak. A ceramic bulb gives no light, so the chicks need daylight or a lamp by day to find their food.',
        ),
        note(
          'Lamps start fires. Hang the lamp by a chain as well as by its clip, well above the bedding, and never let it hang by its cable.',
        ),
      ],
    },
    {
      anchor: 'food-and-water',
      heading: 'What do chicks eat and drink?',
      blocks: [
        text(
          'Give chick crumb from the first day, as much as they want. It is a complete food, so they need nothing else. A chick lives on its yolk for the first day, so there is no harm if it does not eat at once. From about six weeks change to growers pellets over a few days.',
        ),
        list(
          'Use a shallow drinker. Put pebbles in it for quail and for very small bantam chicks, which can drown.',
          'Dip a few beaks in the water to show them where it is.',
          'Change the water at least once a day and stand it away from the heat.',
          'Some chick crumb contains a drug against coccidiosis. Read the label: it may not suit ducklings and goslings, and hens whose eggs you eat must not have it.',
        ),
        links({ label: 'Feed for sale', url: '/category/supplies/feed' }),
      ],
    },
    {
      anchor: 'outside',
      heading: 'When can chicks go outside?',
      blocks: [
        text(
          'Most chicks can live outside without heat from six to eight weeks, when they have all their feathers and the nights are mild. Turn the heat off by day first, then by night, and move them only when they have done well without it for a week. In a cold spring wait longer.',
        ),
        text(
          'On warm, dry days they can have an hour in a small run on short grass from about three weeks. Keep them apart from grown birds until they are nearly full size, and give them a house of their own. Show them at dusk where to sleep.',
        ),
      ],
    },
    {
      anchor: 'trouble',
      heading: 'Signs that a chick is in trouble',
      blocks: [
        text(
          'Look at the chicks several times a day. Warm, busy chicks with clean vents are well. Clean a vent that is stuck shut with warm water and dry it. Check the heat first if all of them cheep.',
        ),
        note(
          'Ask a vet the same day about a chick that stands hunched with closed eyes, gasps, has blood in its droppings or cannot walk, and about several that die.',
        ),
        links(
          { label: 'When to call a vet', url: '/help/when-to-call-a-vet' },
          { label: 'Poultry vets', url: '/category/services/veterinary' },
        ),
      ],
    },
  ],
  sources: [
    {
      label: 'Heat week by week, litter, feed and water: Penn State Extension, 4-H embryology, brooding',
      url: 'https://extension.psu.edu/programs/4-h/projects/poultry/embryology/teacher-resources/supporting-subject-matter/what-you-need-to-know-to-have-a-successful-project/brooding',
    },
    {
      label: 'Poultry Keeper: heating the brooding area',
      url: 'https://poultrykeeper.com/raising-chicks/heating-the-brooding-area/',
    },
  ],
  related: [
    'lockdown-and-hatching',
    'telling-cockerels-from-pullets',
    'feeding-a-flock',
    'hatching-under-a-broody-hen',
  ],
}
