import { links, list, note, table, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { feedSources, henFigures, spaceSources } from '../hen-figures.ts'
import { atAGlance, buyingLinks, commonSources, hatching, keepersRules, vetSigns } from './guide-blocks.ts'

export const chickenCare: WrittenArticle = {
  slug: 'chicken-care',
  kind: 'guide',
  topic: 'care-guides',
  title: 'Chickens: a care guide',
  summary:
    'How to keep hens: what they need, how to hatch and brood chicks, housing, feed, breeds and when to call a vet.',
  updatedOn: '2026-11-23',
  advice: ['veterinary', 'legal'],
  sections: [
    {
      anchor: 'at-a-glance',
      heading: 'Chickens at a glance',
      blocks: [
        atAGlance({
          of: 'Chickens',
          kinds: ['chicken'],
          rows: [
            ['Names', 'hen, pullet (young hen), cockerel or rooster, chick'],
            ['Smallest flock', 'three birds'],
            ['Life', '5 to 10 years, some longer'],
            ['Eggs', 'about 50 to 300 a year, by breed and age'],
            ['First egg', 'at 18 to 26 weeks, by breed'],
            ['House', `${henFigures.perchShort} for each hen, ${henFigures.floor}, ${henFigures.nestShort}`],
            ['Noise', 'hens are fairly quiet, cockerels are not'],
          ],
        }),
      ],
    },
    {
      anchor: 'right-for-you',
      heading: 'Are chickens right for you?',
      blocks: [
        text(
          'Chickens are the easiest poultry to start with. They need you twice a day, in the morning and at dusk, every day of the year. Count on ten minutes a day and an hour a week to clean the house. Hens will scratch up a lawn and eat what you plant, so fence off what you love.',
        ),
        text(
          'You do not need a cockerel (a rooster) to get eggs. You need one only for eggs that hatch. Cockerels are noisy and crow from before dawn, so ask your neighbours first. Also check your deeds, your lease and the rules of your allotment: some forbid poultry.',
        ),
      ],
    },
    {
      anchor: 'buying',
      heading: 'Buying chicken eggs, chicks or hens',
      blocks: [
        text(
          'Point-of-lay pullets (POL) are 16 to 21 weeks old and will soon lay. They are the simple way to start. Day-old chicks need heat for weeks, and about half of them will be cockerels. Hatching eggs cost least and promise nothing: half of a posted batch may hatch, or none.',
        ),
        list(
          'Buy at least three birds together. A single newcomer is bullied.',
          'Look for bright eyes, clean nostrils, a clean vent and smooth legs.',
          'Ask the age, what the birds were vaccinated against and what they eat now.',
          'Chicks under eight weeks are mostly sold unsexed. Ask what happens with surplus cockerels.',
        ),
        buyingLinks('chicken'),
      ],
    },
    {
      anchor: 'hatching',
      heading: 'How long do chicken eggs take to hatch?',
      blocks: hatching(
        ['chicken'],
        text(
          'Look for blood vessels at the first candling and take out clear eggs. When turning stops, leave the lid shut until the chicks are dry. They can live on the yolk for a day.',
        ),
      ),
    },
    {
      anchor: 'brooding',
      heading: 'How to brood chicks',
      blocks: [
        text(
          'A brooder is a box with a heat source at one end, so that chicks can choose. Start at about 35 °C under the heat and lower it by 3 °C a week. Watch the chicks more than the dial: huddled means cold, panting at the far wall means hot, spread out means right.',
        ),
        list(
          'Give chick crumbs and fresh water from the first day. Use a shallow drinker so that no chick can drown.',
          'Cover the floor with shavings. Smooth paper makes legs slide apart.',
          'Most chicks need heat until they have feathers, at five to six weeks.',
        ),
        links({ label: 'Brooding chicks', url: '/help/brooding-chicks' }),
      ],
    },
    {
      anchor: 'housing',
      heading: 'How much space do chickens need?',
      blocks: [
        table({
          caption: 'Space for hens of normal size',
          columns: ['Part', 'Give at least'],
          rows: [
            ['Perch', `${henFigures.perch}; 3 to 5 cm wide, with round edges`],
            ['House floor', henFigures.floor],
            ['Run', henFigures.run],
            ['Nest box', `${henFigures.nest}, dim and lined`],
          ],
        }),
        text(
          'The house must be dry and airy without a draught, easy to clean and shut tight at night. Foxes dig and bite through thin wire, so use strong mesh and turn it outwards along the ground. Give a dry corner of earth or sand for dust baths. Part of the run needs a solid roof: it keeps off rain, and wild birds with it.',
        ),
      ],
    },
    {
      anchor: 'feeding',
      heading: 'What to feed chickens',
      blocks: [
        list(
          `Up to ${henFigures.crumbTo}: chick crumbs.`,
          `Then until ${henFigures.growersTo}: growers’ pellets.`,
          `From ${henFigures.growersTo} on: layers’ pellets or mash, always on offer.`,
          'Mixed grit all the time, and oyster shell for hens in lay.',
          'A little corn in the afternoon is a treat, not a meal.',
          'Clean water at all times, even in a frost.',
        ),
        note(
          'It is against the law to feed kitchen scraps to chickens, pets included, even from a vegan kitchen. They must not have dried mealworms either. Greens straight from the garden are fine.',
        ),
        text(
          'Layers’ feed has too much calcium for chicks and growing birds. Keep feed in a bin with a lid, safe from rats.',
        ),
      ],
    },
    {
      anchor: 'health',
      heading: 'When does a chicken need a vet?',
      blocks: vetSigns(
        'A well hen is alert, eats, and is busy all day. Look at each bird daily, and handle each one weekly. Separate a bird that looks ill from the others, keep it warm and call a vet if you see:',
        'a hunched bird with fluffed feathers that does not want to move',
        'gasping, rattling breath, or a swollen face or eyes',
        'straining, a swollen belly, or flesh showing at the vent',
        'blood, a limp, or droppings that stay watery',
        'a crop that is still full in the morning, or a bird that will not eat',
      ),
    },
    {
      anchor: 'breeds',
      heading: 'Which breed of chicken to choose',
      blocks: [
        table({
          caption: 'Breeds that British keepers often choose',
          columns: ['You want', 'Look at'],
          rows: [
            ['Many eggs', 'hybrids such as Goldline, Leghorn, Rhode Island Red, Light Sussex'],
            ['Calm pets', 'Orpington, Pekin bantam, Silkie, Faverolles'],
            ['Blue or green eggs', 'Cream Legbar, Araucana'],
            ['Dark brown eggs', 'Marans, Welsummer, Barnevelder'],
            ['Chicks sexed by colour', 'Cream Legbar, Rhodebar, Welbar'],
            ['A native breed at risk', 'Dorking, Scots Grey, Marsh Daisy, Derbyshire Redcap'],
          ],
        }),
        links(
          { label: 'Choosing a breed', url: '/help/choosing-a-breed' },
          { label: 'Egg colours', url: '/help/egg-colours' },
        ),
      ],
    },
    {
      anchor: 'rules',
      heading: 'Which rules apply to keeping chickens?',
      blocks: keepersRules(
        text(
          'The Animal Welfare Act 2006 and similar laws in Scotland and Northern Ireland give you a duty of care: a fit home, a fit diet, company, and help when a bird is hurt. A child under 16 cannot be the keeper by law.',
        ),
      ),
    },
  ],
  sources: [
    ...spaceSources,
    {
      label: 'Signs of poor health: RSPCA, Health care for pet chickens',
      url: 'https://www.rspca.org.uk/adviceandwelfare/farm/farmanimals/chickens/health',
    },
    {
      label: 'Kitchen scraps and dried insects: GOV.UK, supplying and using animal by-products as farm animal feed',
      url: 'https://www.gov.uk/guidance/supplying-and-using-animal-by-products-as-farm-animal-feed',
    },
    {
      label: 'Company and length of life: Pet Advertising Advisory Group, Chickens',
      url: 'https://paag.org.uk/how-to-buy-a-pet/chickens',
    },
    ...feedSources,
    ...commonSources,
  ],
  related: ['your-first-hens', 'brooding-chicks', 'choosing-a-breed', 'telling-cockerels-from-pullets'],
}
