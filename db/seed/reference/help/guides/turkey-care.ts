import { list, note, table, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { atAGlance, buyingLinks, commonSources, hatching, keepersRules, vetSigns } from './guide-blocks.ts'

export const turkeyCare: WrittenArticle = {
  slug: 'turkey-care',
  kind: 'guide',
  topic: 'care-guides',
  title: 'Turkeys: a care guide',
  summary:
    'How to keep turkeys: warm poults, tall houses, rich feed, land free of chickens, breeds and signs that need a vet.',
  updatedOn: '2026-11-20',
  advice: ['veterinary', 'legal'],
  sections: [
    {
      anchor: 'at-a-glance',
      heading: 'Turkeys at a glance',
      blocks: [
        atAGlance({
          of: 'Turkeys',
          kinds: ['turkey'],
          rows: [
            ['Names', 'stag or tom (male), hen (female), poult (chick)'],
            ['Smallest flock', 'a trio: one stag and two hens'],
            ['Weight', 'hens about 5 to 8 kg, stags about 9 to 17 kg, by breed'],
            ['Life', '5 to 10 years in the old breeds, much less in fast-growing ones'],
            ['Eggs', 'about 40 to 90 a year, spring and summer'],
            ['Ground', 'clean, and not shared with chickens'],
            ['Noise', 'stags gobble by day, often in spring'],
          ],
        }),
      ],
    },
    {
      anchor: 'right-for-you',
      heading: 'Are turkeys right for you?',
      blocks: [
        text(
          'Turkeys are curious, tame and fond of company. They follow their keeper about and look splendid. Grown birds of the old breeds are hardy. The first six weeks are the hard part: poults are easily chilled, slow to learn to eat, and some are lost even with good care.',
        ),
        text(
          'They need room, a tall house and good fences. A stag in spring may be aggressive to people, and his weight and spurs can hurt hens. Turkeys should have land on which no chickens walk. If you have hens on a small plot, think twice. Chickens can carry what makes turkeys very ill and show nothing.',
        ),
      ],
    },
    {
      anchor: 'buying',
      heading: 'Buying turkey eggs, poults or grown birds',
      blocks: [
        text(
          'Poults of six to eight weeks, off heat and eating well, are the safest start. Day-olds are cheap but need skill. Many who want a bird for Christmas buy poults from June to August. Ask if a strain is “high-breasted” (an old breed that mates by itself) or “broad-breasted” (a meat bird that grows very heavy and mostly cannot).',
        ),
        list(
          'Ask if the birds have ever shared ground with chickens.',
          'Look for straight legs and toes, clear eyes and dry droppings.',
          'For breeding, ask for a stag that is not related to the hens.',
        ),
        buyingLinks('turkey'),
      ],
    },
    {
      anchor: 'hatching',
      heading: 'How long do turkey eggs take to hatch?',
      blocks: hatching(
        ['turkey'],
        text(
          'Turkey eggs keep their hatch well if they are set within a week. Clear eggs are common early in spring and from heavy stags. A broody turkey is a fine mother and sits so hard that you should lift her off once a day to eat and drink.',
        ),
      ),
    },
    {
      anchor: 'brooding',
      heading: 'How to brood turkey poults',
      blocks: [
        text(
          'Poults need more heat than chicks: 35 to 37 °C under the lamp in the first week, then about 3 °C less each week until they have feathers at six weeks or more. A draught can kill them.',
        ),
        list(
          'Show each poult food and water. Dip the beak. Bright things in the dish, such as marbles, make them peck.',
          'Use turkey starter crumbs, with 26 to 28 % protein. Chick crumbs are too poor.',
          'Start them on rough matting or paper towel. They may fill up on loose shavings until they know what food is.',
          'Give a round pen without corners, where they cannot pile up.',
          'They fly up at two weeks. Put a net on top.',
        ),
      ],
    },
    {
      anchor: 'housing',
      heading: 'How should turkeys be housed?',
      blocks: [
        table({
          caption: 'Space for turkeys',
          columns: ['Part', 'Give at least'],
          rows: [
            ['House floor', 'one square metre a grown bird'],
            ['Height', 'a shed or pole barn that you can stand up in'],
            ['Perch', 'broad, 8 to 10 cm, about 60 cm high; heavy birds sleep on straw'],
            ['Run', '10 square metres a bird and more'],
            ['Fence', '1.8 metres or a net: hens of light breeds fly'],
          ],
        }),
        text(
          'Turkeys like to sleep high and in the open, in trees if you let them. Train them from a young age to go into a light, tall shed, or a fox will find them. Move them to fresh grass when you can, and rest used ground. A canvas saddle keeps a stag’s claws off the hens’ backs.',
        ),
      ],
    },
    {
      anchor: 'feeding',
      heading: 'What to feed turkeys',
      blocks: [
        list(
          'Up to six weeks: turkey starter crumbs, 26 to 28 % protein.',
          'From 6 to 12 weeks: turkey rearer pellets, about 20 to 22 %.',
          'After that: turkey grower or finisher pellets, with some wheat.',
          'Hens in lay and stags: turkey breeder pellets from late winter.',
          'Greens, such as nettles or cabbage hung up, keep them busy.',
          'Grit, and clean water that is raised off the ground.',
        ),
        text(
          'Old breeds grow slowly and take about six months to a table weight. Do not let breeding stock get fat. Hang feeders at the height of the back, so that little is spilt.',
        ),
        note('Do not feed kitchen scraps. That is against the law for all poultry.'),
      ],
    },
    {
      anchor: 'health',
      heading: 'When does a turkey need a vet?',
      blocks: vetSigns(
        'Turkeys go downhill fast, so do not wait to see if it passes. Separate a bird that looks ill from the rest and call a vet on the same day if you see:',
        'sulphur-yellow or bloody droppings',
        'a poult or bird that stands apart with drooping wings',
        'a swollen face, foam in the eyes, or noisy breath',
        'lame birds, or hot, swollen joints',
        'wounds on a hen’s back or sides',
        'loss of weight though the bird eats',
      ),
    },
    {
      anchor: 'chickens',
      heading: 'Can turkeys live with chickens?',
      blocks: [
        text(
          'It’s best not to. Chickens often carry a small worm, and with it the parasite that causes blackhead. Hens seldom show it. Turkeys can die of it. It stays in soil and in earthworms for years, so ground where hens ranged is a risk even when they are gone. Peafowl, pheasants and partridges are at risk as well.',
        ),
        list(
          'Give turkeys ground that had no chickens for some years.',
          'Keep boots, barrows and feeders of the two flocks apart, and see to the turkeys first.',
          'Ask your vet for a plan on worms. Have droppings tested instead of guessing.',
        ),
      ],
    },
    {
      anchor: 'breeds',
      heading: 'Which breed of turkey to choose',
      blocks: [
        table({
          caption: 'Turkeys that British keepers often choose',
          columns: ['You want', 'Look at'],
          rows: [
            ['A hardy old breed', 'Norfolk Black, Bronze, Bourbon Red'],
            ['A small, calm bird', 'Pied (Cröllwitzer), British White, Buff'],
            ['Soft colours', 'Slate, Blue, Narragansett'],
            ['A heavy Christmas bird', 'Broad Breasted White or Bronze: not for breeding'],
          ],
        }),
      ],
    },
    {
      anchor: 'rules',
      heading: 'Which rules apply to keeping turkeys?',
      blocks: keepersRules(
        text(
          'Turkeys count as poultry, even a single pet. If you kill a bird for the table, the law asks for a humane way: learn it from a skilled person, and check what GOV.UK says before you sell any meat.',
        ),
      ),
    },
  ],
  sources: [
    {
      label: 'Young turkeys on grass: Smallholder, Seeing the turkey year through',
      url: 'https://www.smallholder.co.uk/news/1402062.seeing-the-turkey-year-through-janice-houghton-wallace-concludes-with-advice-on-looking-after-the-adult-birds/',
    },
    {
      label: 'High-breasted and commercial turkeys: Victoria Roberts MRCVS, Turkeys',
      url: 'https://vicvet.com/other-turkeys.php',
    },
    {
      label: 'Blackhead: University of Nebraska–Lincoln Extension, Blackhead disease in turkeys',
      url: 'https://digitalcommons.unl.edu/extensionhist/212',
    },
    {
      label: 'Feed and bedding of poults: Bird Shippers of America, Turkeys',
      url: 'https://birdshippers.org/species/turkey/',
    },
    { label: 'Company and ground: Lowimpact.org, Turkeys', url: 'https://lowimpact.org/categories/animals/turkeys' },
    ...commonSources,
  ],
  related: ['brooding-chicks', 'peafowl-care', 'when-to-call-a-vet', 'housing-and-space'],
}
