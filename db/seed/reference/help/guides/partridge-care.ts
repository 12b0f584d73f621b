import { links, list, note, table, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { atAGlance, buyingLinks, commonSources, hatching, keepersRules, vetSigns } from './guide-blocks.ts'

export const partridgeCare: WrittenArticle = {
  slug: 'partridge-care',
  kind: 'guide',
  topic: 'care-guides',
  title: 'Partridges: a care guide',
  summary: 'How to keep grey, red-legged and chukar partridges: pens, hatching, chicks, feed, and rules on release.',
  updatedOn: '2026-11-20',
  advice: ['veterinary', 'legal'],
  sections: [
    {
      anchor: 'at-a-glance',
      heading: 'Partridges at a glance',
      blocks: [
        atAGlance({
          of: 'Partridges',
          kinds: ['partridge'],
          rows: [
            ['Names', 'English or grey, red-legged or French, chukar; cock, hen, chick'],
            ['Smallest flock', 'one pair'],
            ['Life', '4 to 8 years in an aviary'],
            ['Eggs', 'about 20 to 50 from April to June or July, by kind'],
            ['First eggs', 'in the first spring'],
            ['Housing', 'a dry, roofed aviary'],
            ['Noise', 'a creaking or chucking call, loud at dawn and dusk'],
          ],
        }),
      ],
    },
    {
      anchor: 'right-for-you',
      heading: 'Are partridges right for you?',
      blocks: [
        text(
          'Partridges are neat, lively game birds for an aviary. Red-legged and chukar partridges are hardy, easy to feed and good for a keeper new to game birds. The native grey partridge is shyer and harder to breed. In the wild it has grown rare.',
        ),
        text(
          'They live in coveys in autumn and in pairs from late winter on. Then two cocks in one pen will fight, and so will hens. If you cannot split a group in February, keep just one pair. They fly fast and straight, so a bird that gets out is gone, and letting it out may break the law.',
        ),
      ],
    },
    {
      anchor: 'buying',
      heading: 'Buying partridge eggs or birds',
      blocks: [
        text(
          'Ask for the kind by name. Red-legged and chukar partridges look alike and cross. The red-leg has a black bib that breaks up into streaks; in the chukar the bib has a clean edge. Crosses show a bit of both. Sexes look much the same: old cocks are bigger and have a blunt knob on the leg.',
        ),
        list(
          'Buy pairs that chose each other, and birds that are not related.',
          'Look for whole beaks, full tails and clean, smooth legs.',
          'Eggs come in late spring. Ask for eggs under a week old.',
          'Carry birds in a low box with a padded lid.',
        ),
        buyingLinks('partridge'),
      ],
    },
    {
      anchor: 'hatching',
      heading: 'How long do partridge eggs take to hatch?',
      blocks: hatching(
        ['partridge'],
        text(
          'Grey partridge eggs take much the same time, often a day or two more. Partridge hens in small pens seldom sit, so most eggs go to a machine or to a light broody bantam. Use small trays. The chicks hatch close together and run at once.',
        ),
      ),
    },
    {
      anchor: 'brooding',
      heading: 'How to raise partridge chicks',
      blocks: [
        text(
          'Wild chicks live on insects for their first two weeks, some 2,000 a day each. That tells you how much protein they need.',
        ),
        list(
          'Start at 36 to 37 °C under the heat and come down about 3 °C a week. Harden them off from four weeks.',
          'Feed partridge or game bird starter crumbs, the finest size, for three weeks. Then larger crumbs and grower pellets.',
          'Use pebbles in the drinker and rough litter on the floor.',
          'Give them far more room than seems needed, with greens and hides. Crowded chicks peck toes and tails.',
          'Keep them dry. Move them to a pen with a solid, dry floor at six to eight weeks.',
        ),
      ],
    },
    {
      anchor: 'housing',
      heading: 'What pen do partridges need?',
      blocks: [
        table({
          caption: 'Space for partridges',
          columns: ['Part', 'Give at least'],
          rows: [
            ['One pair', '4 square metres of floor, more for greys'],
            ['A covey in winter', '1 square metre a bird'],
            ['Height', '1.8 metres, with soft netting below the roof'],
            ['Floor', 'sand or gravel that drains; red-legs like stones to stand on'],
            ['Cover', 'tufts, branches and boards to hide behind, one dry dust bath'],
          ],
        }),
        text(
          'Partridges come from dry, open land. Wet, stale ground is what harms them. Put a roof over a third of the pen and rake or change the floor. Screen the lower 50 cm between pens, so that pairs do not fight through the wire. Do not use old chicken ground. The welfare code for game birds says that bare cages are not fit for breeding birds.',
        ),
      ],
    },
    {
      anchor: 'feeding',
      heading: 'What to feed partridges',
      blocks: [
        list(
          'Grown birds in autumn and winter: game bird maintenance pellets, with some wheat and small seeds.',
          'From February until they stop laying: game bird breeder pellets.',
          'Poults: game bird grower pellets from five or six weeks.',
          'Greens every day, such as clover, dandelion and chickweed.',
          'Fine grit all year, and oyster shell in spring.',
        ),
        text(
          'Scatter some of the grain in dry litter. It keeps the birds busy, and busy birds do not peck. Clean the drinker daily and keep it in the shade.',
        ),
        note('Do not feed kitchen scraps. That is against the law for all poultry and game birds.'),
      ],
    },
    {
      anchor: 'health',
      heading: 'When does a partridge need a vet?',
      blocks: vetSigns(
        'Partridges show little until they are very ill. Know how your birds move and call, and ring a vet who sees game birds if you find:',
        'a bird that stays behind when the others run',
        'watery, yellow or bloody droppings',
        'a swollen face, a sticky eye, or sneezing',
        'gaping, or a click in the breath',
        'wounds from pecking or from flying at the wire',
        'chicks that crowd together and cheep though they are warm',
      ),
    },
    {
      anchor: 'kinds',
      heading: 'Which partridge to choose',
      blocks: [
        table({
          caption: 'Partridges that are kept in Britain',
          columns: ['Kind', 'What to know'],
          rows: [
            ['Red-legged (French)', 'hardy, easy, best kept in pairs; here since the 18th century'],
            ['Chukar', 'the easiest to breed, in pairs or trios, tame when reared by hand'],
            ['Grey (English)', 'native, shy, pairs for the year, parents rear well'],
          ],
        }),
        text(
          'Hen and cock grey partridges brood and guard the young together. If you have a large, quiet pen, let the pair rear its own: such chicks are the strongest. Red-legged hens may lay two nests and leave one to the cock.',
        ),
      ],
    },
    {
      anchor: 'rules',
      heading: 'Which rules apply to partridges?',
      blocks: keepersRules(
        text(
          'Grey and red-legged partridges bred in captivity may be sold alive. Who may catch wild ones, and when, is set by law. Leave wild nests alone. To release red-legs in or near certain protected sites you need a licence. Chukars and their crosses are not native and may not be released at all without one. Birds reared for a shoot come under a welfare code.',
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
      label: 'Insects in the first weeks: Game & Wildlife Conservation Trust, Brood-rearing cover',
      url: 'https://gwct.org.uk/advisory/guides/providing-brood-rearing-cover-for-wild-grey-partridges',
    },
    {
      label: 'Chukars in pens, and their chicks: University of California, Raising chukar partridges, leaflet 21321',
      url: null,
    },
    {
      label: 'Sale alive: Wildlife and Countryside Act 1981, Schedule 3',
      url: 'https://www.legislation.gov.uk/ukpga/1981/69/schedule/3',
    },
    {
      label: 'Release: GOV.UK, licences to release gamebirds',
      url: 'https://www.gov.uk/guidance/gamebirds-licences-to-release-them',
    },
    {
      label: 'Release of birds that are not native: Wildlife and Countryside Act 1981, section 14',
      url: 'https://www.legislation.gov.uk/ukpga/1981/69/section/14',
    },
    {
      label: 'Welfare: GOV.UK, Code of practice for gamebirds reared for sporting purposes',
      url: 'https://www.gov.uk/government/publications/code-of-practice-for-the-welfare-of-gamebirds-reared-for-sporting-purposes/code-of-practice-for-the-welfare-of-gamebirds-reared-for-sporting-purposes',
    },
    ...commonSources,
  ],
  related: ['pheasant-care', 'bobwhite-quail-care', 'birds-and-eggs-that-may-not-be-sold'],
}
