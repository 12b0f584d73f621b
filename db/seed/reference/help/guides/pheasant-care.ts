import { links, list, note, table, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { atAGlance, buyingLinks, commonSources, hatching, keepersRules, vetSigns } from './guide-blocks.ts'

export const pheasantCare: WrittenArticle = {
  slug: 'pheasant-care',
  kind: 'guide',
  topic: 'care-guides',
  title: 'Pheasants: a care guide',
  summary:
    'How to keep ring-necked and ornamental pheasants: aviaries, hatching, chicks, feed, kinds, and the law on game birds.',
  updatedOn: '2026-11-20',
  advice: ['veterinary', 'legal'],
  sections: [
    {
      anchor: 'at-a-glance',
      heading: 'Pheasants at a glance',
      blocks: [
        atAGlance({
          of: 'Pheasants',
          kinds: ['pheasant'],
          rows: [
            ['Names', 'cock, hen, chick, poult (young bird)'],
            ['Smallest flock', 'a pair or a trio, by kind'],
            ['Life', '10 to 20 years in a good aviary'],
            ['Eggs', 'about 10 to 40 in spring, by kind'],
            ['Colour', 'cocks of many kinds get it in their second year'],
            ['Housing', 'a roofed, planted aviary'],
            ['Noise', 'a crow now and then in spring; most kinds are quiet'],
          ],
        }),
      ],
    },
    {
      anchor: 'right-for-you',
      heading: 'Are pheasants right for you?',
      blocks: [
        text(
          'Pheasants are among the most splendid birds that you can keep, and a golden pheasant is no harder to care for than a hen. They are hardy, live long and suit a garden with shade and shrubs. You keep them to look at: they lay few eggs and stay shy.',
        ),
        text(
          'They must live in an aviary with a roof, since they fly well and do not come back. Cocks fight through wire and can kill a hen that has nowhere to hide. If you mean to rear birds for a shoot, other rules apply, and this guide is only a start.',
        ),
      ],
    },
    {
      anchor: 'buying',
      heading: 'Buying pheasant eggs or birds',
      blocks: [
        text(
          'Ask for the exact kind and whether it is pure. Golden and Lady Amherst’s pheasants cross with ease, and many birds on sale are a mix. A pure golden hen has yellowish legs, a pure Amherst hen bluish grey ones. Young cocks look like hens in the first year.',
        ),
        list(
          'Ask when hens of this kind first lay, often not before their second spring.',
          'Buy birds that are not closely related if you wish to breed.',
          'Ask if rare kinds come with papers or a ring. Bring a low, dark box with a soft top, as pheasants panic.',
        ),
        buyingLinks('pheasant'),
      ],
    },
    {
      anchor: 'hatching',
      heading: 'How long do pheasant eggs take to hatch?',
      blocks: hatching(
        ['pheasant'],
        text(
          'The days are for the common, ring-necked pheasant. Golden and Lady Amherst’s are close to it. Larger kinds, such as eared pheasants and monals, take longer. A small, calm broody bantam hatches pheasants very well. Mix eggs only of kinds that take the same time.',
        ),
      ),
    },
    {
      anchor: 'brooding',
      heading: 'How to raise pheasant chicks',
      blocks: [
        list(
          'Start at 35 °C under the heat and come down about 3 °C a week. Harden them off from the third week.',
          'Feed pheasant or game bird starter crumbs. Crumbs for hens lack protein.',
          'Give bright light for the first days, so that all find food and water. Then dim it a little.',
          'Use rough litter, such as chopped straw. Put pebbles in the drinker.',
          'Give them plenty of room. Crowded chicks peck at tails and toes, and it spreads within hours.',
          'Cover the brooder: they fly in the second week.',
        ),
        text(
          'Chicks of rare kinds may need to be shown food. Tap at the food with a finger, or put one bold chick of another kind with them.',
        ),
      ],
    },
    {
      anchor: 'housing',
      heading: 'What aviary do pheasants need?',
      blocks: [
        table({
          caption: 'Space for pheasants',
          columns: ['Part', 'Give at least'],
          rows: [
            ['Golden, Amherst, ring-neck (pair or trio)', '15 square metres'],
            ['Large kinds (Silver, Reeves’s, eared)', '25 square metres and more'],
            ['Height', '2 metres: floor counts for more than height'],
            ['Roof', 'soft netting, or netting hung below the wire'],
            ['Shelter', 'a dry end with perches and a pop hole at ground level'],
          ],
        }),
        text(
          'Plant it with tough evergreens. Hens need screens to slip behind. Put boards along the lowest 60 cm between two pens, so that cocks do not see each other. Shade keeps colours from fading. Sand, gravel or rested grass makes the best floor. Do not put pheasants on ground where chickens were, and build a porch with two doors.',
        ),
      ],
    },
    {
      anchor: 'feeding',
      heading: 'What to feed pheasants',
      blocks: [
        list(
          'Grown birds: game bird maintenance or poultry pellets, with some wheat or mixed corn.',
          'From late winter until the end of laying: game bird breeder pellets.',
          'Poults: game bird grower pellets from about six weeks.',
          'Greens and some berries; eared pheasants and monals also dig for roots.',
          'Grit, oyster shell for hens that lay, and clean water out of reach of droppings.',
        ),
        text(
          'Feed under cover, so that the food stays dry and wild birds stay out. A fat hen lays poorly, so go easy on maize.',
        ),
        note('Do not feed kitchen scraps. That is against the law for all poultry and game birds.'),
      ],
    },
    {
      anchor: 'health',
      heading: 'When does a pheasant need a vet?',
      blocks: vetSigns(
        'Pheasants hide illness, and being caught can harm them. So watch each bird at feeding time. Call a vet who knows birds if you see:',
        'gaping, coughing or a stretched neck',
        'swollen eyes or face, or bubbles in the eye',
        'yellow, bloody or watery droppings',
        'a sharp breastbone, or a bird that sleeps by day',
        'a torn scalp, or wounds from the cock',
        'a hen that strains and does not lay',
      ),
    },
    {
      anchor: 'kinds',
      heading: 'Which pheasant to choose',
      blocks: [
        table({
          caption: 'Pheasants that are kept in Britain',
          columns: ['Kind', 'For whom'],
          rows: [
            ['Golden, Lady Amherst’s', 'the first choice: hardy, calm, not too big'],
            ['Silver, Kalij', 'hardy and tame, larger, cocks can be bold'],
            ['Ring-neck, melanistic', 'cheap and easy, but wild at heart'],
            ['Reeves’s', 'very long tail, large pen, fierce cocks'],
            ['Swinhoe’s, Elliot’s, Edwards’s', 'rarer, for keepers with practice'],
            ['Blue and brown eared', 'pairs, tame, need room to dig'],
            ['Himalayan monal, Temminck’s tragopan', 'shade, space and skill'],
          ],
        }),
      ],
    },
    {
      anchor: 'rules',
      heading: 'Which rules apply to pheasants?',
      blocks: keepersRules(
        text(
          'Common pheasants bred in captivity may be sold alive. Who may catch wild ones, and when, is set by law. It is an offence to let ornamental pheasants go wild. To release common pheasants in or near certain protected sites you need a licence. Birds reared for a shoot come under a welfare code. Some kinds, such as Elliot’s, are on the strictest list of CITES: ask GOV.UK or APHA if a bird needs a certificate before you buy or sell it.',
        ),
        links({
          label: 'GOV.UK: licences to release gamebirds',
          url: 'https://www.gov.uk/guidance/gamebirds-licences-to-release-them',
        }),
      ),
    },
  ],
  sources: [
    {
      label: 'Aviaries and length of life: World Pheasant Association, handbook on pheasants, chapter 1, Aviary design',
      url: null,
    },
    {
      label: 'Roofs and doors: Barton Aviculture, Pheasant husbandry',
      url: 'https://www.bartonaviculture.co.uk/handbook/galliformehusbandry.html',
    },
    {
      label: 'Light and feed of chicks: Shooting UK, Get a strong start',
      url: 'https://www.shootinguk.co.uk/features/get-a-strong-start-2209',
    },
    {
      label: 'Sale alive: Wildlife and Countryside Act 1981, Schedule 3',
      url: 'https://www.legislation.gov.uk/ukpga/1981/69/schedule/3',
    },
    {
      label: 'Welfare: GOV.UK, Code of practice for gamebirds reared for sporting purposes',
      url: 'https://www.gov.uk/government/publications/code-of-practice-for-the-welfare-of-gamebirds-reared-for-sporting-purposes/code-of-practice-for-the-welfare-of-gamebirds-reared-for-sporting-purposes',
    },
    ...commonSources,
  ],
  related: ['partridge-care', 'peafowl-care', 'hatching-under-a-broody-hen', 'birds-and-eggs-that-may-not-be-sold'],
}
