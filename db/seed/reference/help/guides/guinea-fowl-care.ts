import { list, note, table, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { atAGlance, buyingLinks, commonSources, hatching, keepersRules, vetSigns } from './guide-blocks.ts'

export const guineaFowlCare: WrittenArticle = {
  slug: 'guinea-fowl-care',
  kind: 'guide',
  topic: 'care-guides',
  title: 'Guinea fowl: a care guide',
  summary:
    'How to keep guinea fowl: noise, roosting, homing, hatching and raising keets, telling cock from hen, and colours.',
  updatedOn: '2026-11-22',
  advice: ['veterinary', 'legal'],
  sections: [
    {
      anchor: 'at-a-glance',
      heading: 'Guinea fowl at a glance',
      blocks: [
        atAGlance({
          of: 'Guinea fowl',
          kinds: ['guinea-fowl'],
          rows: [
            ['Names', 'guinea, guinea hen, gleany; keet (chick)'],
            ['Smallest flock', 'four to six birds'],
            ['Life', '10 to 15 years'],
            ['Eggs', 'about 55 to 100, spring to autumn'],
            ['Roost', 'high, in trees if you let them'],
            ['Range', 'they walk far: an acre is small'],
            ['Noise', 'very loud, at dawn and at each stranger'],
          ],
        }),
      ],
    },
    {
      anchor: 'right-for-you',
      heading: 'Are guinea fowl right for you, and how noisy are they?',
      blocks: [
        text(
          'Guinea fowl are half wild. They eat insects, ticks and slugs, hardly harm a vegetable bed and raise the alarm when a fox or a car comes near. On a farm or a big orchard they are a pleasure to watch as they run about in a line.',
        ),
        text(
          'They are too noisy for a village garden. A flock can be heard half a mile off, and it starts before dawn. They walk over boundaries and roads, fly over fences and may choose the neighbour’s roof to sleep on. They cannot be trained much, though they do learn to come to a feed bucket.',
        ),
      ],
    },
    {
      anchor: 'buying',
      heading: 'Buying guinea fowl eggs, keets or grown birds',
      blocks: [
        text(
          'Start with eggs or with keets. Birds that grow up with you know your place as home. Grown guinea fowl that are let out too soon simply leave. Six or more birds make a flock that stays together.',
        ),
        list(
          'You can hear the sex from eight to ten weeks. The hen has a call of two notes, like “buck-wheat”. The cock has only one note. Cocks also have larger wattles.',
          'One cock to four or five hens gives good eggs for hatching. In the wild they pair.',
          'Eggs are small, pointed and very hard-shelled, so they post well.',
        ),
        buyingLinks('guinea-fowl'),
      ],
    },
    {
      anchor: 'hatching',
      heading: 'How long do guinea fowl eggs take to hatch?',
      blocks: hatching(
        ['guinea-fowl'],
        text(
          'The brown shells are thick, so candle with a strong lamp. Hens hide their nests in nettles and hedges and may share one; pick up eggs daily and leave a few dummies. Guinea hens often lose their young in wet grass. A broody bantam or an incubator does better.',
        ),
      ),
    },
    {
      anchor: 'brooding',
      heading: 'How to raise guinea fowl keets',
      blocks: [
        list(
          'Start at 35 °C under the heat and come down about 3 °C a week until they have feathers, at six weeks or so.',
          'Feed turkey or game bird starter crumbs, about 24 % protein, for the first weeks.',
          'Use a shallow drinker with pebbles. Wet keets chill and die.',
          'Give a rough floor. Their fast legs slide apart on paper.',
          'They jump and fly from the second week, so put mesh on top.',
          'Be with them often, whistle when you feed, and scatter millet by hand. It makes flighty birds tamer.',
        ),
        text('Put them out in a dry pen at six to eight weeks, in mild weather. Damp is what kills young guineas.'),
      ],
    },
    {
      anchor: 'housing',
      heading: 'How should guinea fowl be housed?',
      blocks: [
        table({
          caption: 'Space for guinea fowl',
          columns: ['Part', 'Give at least'],
          rows: [
            ['House floor', 'a third to half a square metre a bird, as they panic when crowded'],
            ['Perches', 'high, at 1.2 metres or more'],
            ['Pen, if they cannot range', '4 square metres a bird, with a net on top'],
            ['Door', 'wide and light: they do not like dark holes'],
          ],
        }),
        text(
          'Keep new birds in for six to eight weeks. Then let out two or three at a time: they come back to the rest. Feed in the house at dusk, in a light-coloured house with a lamp if needed, and shut them in. Birds that sleep in trees are safe from most foxes but not from owls and hard frost. And in a housing order you must be able to get them in.',
        ),
      ],
    },
    {
      anchor: 'feeding',
      heading: 'What to feed guinea fowl',
      blocks: [
        list(
          'After the starter: game bird or turkey grower pellets until about 16 weeks.',
          'Grown birds: poultry or game bird pellets, and a little wheat at dusk to call them home.',
          'Hens in lay: layers’ or breeder pellets, with oyster shell.',
          'Grit, if they are kept in.',
          'Clean water close to where they feed.',
        ),
        text(
          'On good range they find much of their food in summer: insects, seeds and greens. In winter they depend on you. Feed at the same place and hour, so that they gather there.',
        ),
        note('Do not feed kitchen scraps. That is against the law for all poultry.'),
      ],
    },
    {
      anchor: 'health',
      heading: 'When does a guinea fowl need a vet?',
      blocks: vetSigns(
        'Guinea fowl are among the toughest poultry when grown. So take it as a warning when one is slow. Call a vet if you see:',
        'a bird that falls behind the flock or sits alone',
        'a limp. Never catch guineas by the leg, as it breaks easily',
        'gaping, coughing or head shaking',
        'yellow, bloody or very watery droppings',
        'keets that stop eating or pile up though they are warm',
        'a swollen face or closed eyes',
      ),
    },
    {
      anchor: 'colours',
      heading: 'Which colours of guinea fowl are there?',
      blocks: [
        text(
          'Nearly all guinea fowl here are one species, the helmeted one, in many colours. Eggs look alike in all of them. Colours cross freely, so ask what ran with the hens.',
        ),
        table({
          caption: 'Colours that British keepers often choose',
          columns: ['Colour', 'What it looks like'],
          rows: [
            ['Pearl', 'grey with white spots, the wild colour'],
            ['Lavender', 'pale grey with white spots'],
            ['White', 'pure white from the egg on'],
            ['Royal Purple', 'near black with a violet gloss'],
            ['Mulberry', 'plum brown with spots'],
            ['Buff Dundotte', 'soft buff with spots'],
            ['Pied', 'any of these with a white breast'],
          ],
        }),
        text('The vulturine guinea fowl is another species. It needs warmth in winter.'),
      ],
    },
    {
      anchor: 'rules',
      heading: 'Which rules apply to guinea fowl?',
      blocks: keepersRules(
        text(
          'Guinea fowl count as poultry and need no licence of their own. Noise is the usual trouble: a council can act on a noise that is a nuisance by law. Birds that are not native must not be let go in the wild, so do not turn out flocks that you will not bring home.',
        ),
      ),
    },
  ],
  sources: [
    {
      label: 'Sexing, flock and homing: The Field, July 2021, What you need to know about guinea fowl',
      url: 'https://www.pressreader.com/uk/the-field/20210701/282501481565744',
    },
    {
      label: 'Noise and food: South West Farmer, Beware of the guineafowl',
      url: 'https://www.southwestfarmer.co.uk/news/1401390.beware_of_the_guineafowl/',
    },
    {
      label: 'Keets in a brooder: Landscape, April 2019, Guinea fowl',
      url: 'https://www.pressreader.com/uk/landscape-uk/20190401/285198719372591',
    },
    {
      label: 'Feed of keets: Ghana Journal of Agricultural Science, Protein and energy requirements for guinea keets',
      url: 'https://www.ajol.info/index.php/gjas/article/view/179721',
    },
    {
      label: 'Eggs a year: Poultry Hub Australia, Guinea fowl',
      url: 'https://www.poultryhub.org/species/game-birds/guinea-fowl/',
    },
    ...commonSources,
  ],
  related: ['hatching-under-a-broody-hen', 'bird-flu-rules', 'housing-and-space'],
}
