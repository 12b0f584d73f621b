import { list, note, table, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { atAGlance, buyingLinks, commonSources, hatching, keepersRules, vetSigns } from './guide-blocks.ts'

export const japaneseQuailCare: WrittenArticle = {
  slug: 'japanese-quail-care',
  kind: 'guide',
  topic: 'care-guides',
  title: 'Japanese quail (Coturnix): a care guide',
  summary: 'How to keep Japanese or Coturnix quail: space, light, feed, hatching, tiny chicks, colours and the law.',
  updatedOn: '2026-11-23',
  advice: ['veterinary', 'legal'],
  sections: [
    {
      anchor: 'at-a-glance',
      heading: 'Japanese quail at a glance',
      blocks: [
        atAGlance({
          of: 'Japanese quail',
          kinds: ['quail'],
          rows: [
            ['Names', 'Japanese quail, Coturnix quail, laying quail; hen, cock, chick'],
            ['Smallest flock', 'one cock and three or more hens, or hens alone'],
            ['Life', '2 to 3 years, some longer'],
            ['Eggs', '200 to 300 a year with enough light'],
            ['First egg', 'at 6 to 8 weeks'],
            ['Housing', 'a dry pen or aviary with a low or a soft roof'],
            ['Noise', 'hens chirp; cocks crow, but far less loudly than cockerels'],
          ],
        }),
      ],
    },
    {
      anchor: 'right-for-you',
      heading: 'Are quail right for you?',
      blocks: [
        text(
          'Quail are the poultry for a small space. A pen of two square metres holds a flock that gives you eggs most days. They grow up in six to eight weeks, do not dig up a garden and hardly trouble the neighbours.',
        ),
        text(
          'But they cannot range. Quail that get out fly off and do not come home, as they have no sense of a roost. They live for a short time, seldom sit on their eggs, and startle at cats and dogs. They are birds to watch, not to cuddle.',
        ),
      ],
    },
    {
      anchor: 'buying',
      heading: 'Buying quail eggs or quail',
      blocks: [
        text(
          'Quail eggs post well and are a good first hatch. They are small, so check that your incubator has a tray or turner that fits. Buy a few more than you need: shells are thin and some crack. Ask how old the flock is, since the hatch falls with the age of the hens.',
        ),
        list(
          'In wild colours cocks show a plain rust-red breast and hens a speckled one from about three weeks. White and some other colours must be sexed in other ways.',
          'Ask for hens if you want eggs only. They lay without a cock.',
          'Look for clean vents, clear eyes, straight toes and a full head of feathers.',
        ),
        buyingLinks('quail'),
      ],
    },
    {
      anchor: 'hatching',
      heading: 'How long do Japanese quail eggs take to hatch?',
      blocks: hatching(
        ['quail'],
        text(
          'Candle with a bright, narrow beam in a dark room, or skip the first look. Most chicks of a batch come within a day. Do not open the lid while they hatch: the small eggs lose damp air at once. Bobwhite quail take longer, so never set the two kinds on one date.',
        ),
      ),
    },
    {
      anchor: 'brooding',
      heading: 'How to raise quail chicks',
      blocks: [
        list(
          'Start at 35 to 37 °C under the heat and come down about 3 °C every few days. They feather in three to four weeks.',
          'Chicks are the size of a bumblebee. Close every gap wider than a finger.',
          'Put pebbles or marbles in the drinker, so that no chick can drown. This is how most are lost.',
          'Feed game bird or turkey starter crumbs with 24 to 28 % protein, ground fine for the first week. Chick crumbs for hens are too poor and too coarse.',
          'Give a rough floor, such as paper towel over shavings. On smooth paper their legs slide apart.',
          'They can fly at ten days. Cover the brooder with mesh.',
        ),
        text(
          'Do not raise quail with hen chicks. They are trampled, and older birds carry germs that quail cannot stand.',
        ),
      ],
    },
    {
      anchor: 'housing',
      heading: 'How much space do quail need in a hutch or aviary?',
      blocks: [
        table({
          caption: 'Space for Japanese quail',
          columns: ['Part', 'Give'],
          rows: [
            ['Floor', 'room for all to run, and corners to hide in: crowded birds fight'],
            ['Roof', 'either under 30 cm high, or 1.8 metres with soft netting below'],
            ['Mesh', '13 mm or less: rats and stoats get through more'],
            ['Litter', 'dry shavings, hay or sand, and a tray of sand for dust baths'],
          ],
        }),
        text(
          'You can keep quail in a large rabbit hutch with a mesh of the right size, or in an aviary. A startled quail jumps straight up. Under a hard roof at knee height it breaks its neck or scalps itself. Quail live on the ground and want cover: pots on their side, branches, tufts of grass. The house must be dry, free of draughts and safe from rats. Wire floors are hard on their feet.',
        ),
      ],
    },
    {
      anchor: 'feeding',
      heading: 'What to feed quail',
      blocks: [
        list(
          'From six weeks: quail or game bird layers’ pellets or crumbs, about 20 % protein. Layers’ feed for hens is a poor second.',
          'Fine grit, and crushed oyster shell for laying hens.',
          'A few greens and small seeds.',
          'Clean water in a shallow drinker, changed daily.',
        ),
        text(
          'Hens lay as long as they have about 14 hours of light a day. In winter they pause unless you add a lamp on a timer. A dim light is enough. A rest in winter does them no harm.',
        ),
        note('No kitchen scraps: that is against the law for quail as for all poultry.'),
      ],
    },
    {
      anchor: 'health',
      heading: 'When does a quail need a vet?',
      blocks: vetSigns(
        'Quail hide illness and then fail fast. Look at them when you feed, and call a vet who sees birds if you find:',
        'a bird that sits fluffed up and does not run from you',
        'a bare, bloody head, from a knock or from a cock',
        'straining, or a hen with a swollen belly or flesh at the vent',
        'sneezing, noisy breath, or a swollen eye or face',
        'watery, white or bloody droppings',
        'a twisted neck or a bird that walks backwards',
      ),
    },
    {
      anchor: 'colours',
      heading: 'Which colours of Japanese quail are there?',
      blocks: [
        table({
          caption: 'Kinds that British keepers often choose',
          columns: ['Kind', 'What it is'],
          rows: [
            ['Pharaoh', 'the wild brown colour, easy to sex'],
            ['Jumbo Brown', 'the same, bred larger'],
            ['Italian', 'golden, can be sexed by the breast'],
            ['English White', 'white, hard to sex by eye'],
            ['Tibetan, Rosetta', 'dark brown to reddish'],
            ['Tuxedo', 'dark above, white below'],
            ['Celadon', 'any colour of bird that lays blue eggs'],
          ],
        }),
        text(
          'These are one species and cross freely. Chinese painted quail are another, much smaller one, kept in aviaries.',
        ),
      ],
    },
    {
      anchor: 'rules',
      heading: 'Which rules apply to keeping quail?',
      blocks: keepersRules(
        text(
          'Quail count as poultry. Japanese quail need no licence, but it is an offence to let birds that are not native go wild. Do not release them. The wild common quail that visits Britain is another species. It and its eggs are protected and may not be taken or sold.',
        ),
      ),
    },
  ],
  sources: [
    {
      label:
        'Growth, laying, light and mating: NSW Department of Primary Industries, Raising Japanese quail, Primefact 602',
      url: null,
    },
    { label: 'Cover, litter and room: RSPCA, Quail: good practice for housing and care, 4th edition, 2011', url: null },
    {
      label: 'Sexing by colour: Poultry Hub Australia, Quail',
      url: 'https://www.poultryhub.org/species/game-birds/quail/',
    },
    { label: 'Handling and aviaries: Victoria Roberts MRCVS, Quail', url: 'https://vicvet.com/other-quail.php' },
    ...commonSources,
  ],
  related: ['bobwhite-quail-care', 'candling-eggs', 'brooding-chicks', 'setting-eggs'],
}
