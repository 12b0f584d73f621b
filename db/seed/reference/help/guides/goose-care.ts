import { links, list, note, table, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { atAGlance, buyingLinks, commonSources, hatching, keepersRules, vetSigns } from './guide-blocks.ts'

export const gooseCare: WrittenArticle = {
  slug: 'goose-care',
  kind: 'guide',
  topic: 'care-guides',
  title: 'Geese: a care guide',
  summary:
    'How to keep geese: grass, housing, hatching light and heavy breeds, raising goslings, and the law on wild geese.',
  updatedOn: '2026-11-20',
  advice: ['veterinary', 'legal'],
  sections: [
    {
      anchor: 'at-a-glance',
      heading: 'Geese at a glance',
      blocks: [
        atAGlance({
          of: 'Geese',
          kinds: ['goose', 'goose-heavy'],
          rows: [
            ['Names', 'goose (the female), gander (the male), gosling'],
            ['Smallest flock', 'a pair, or a trio of one gander and two geese'],
            ['Life', '20 years and more'],
            ['Eggs', 'about 15 to 60 in spring, by breed'],
            ['Food', 'grass first, grain and pellets second'],
            ['House', 'about one square metre a bird'],
            ['Noise', 'loud at each visitor, which is why many keep them'],
          ],
        }),
      ],
    },
    {
      anchor: 'right-for-you',
      heading: 'Are geese right for you?',
      blocks: [
        text(
          'Geese mow the grass, give warning of strangers and live for decades. They need grass more than anything else, so they suit an orchard or a paddock, not a small garden. They leave droppings everywhere and will peel the bark of young trees.',
        ),
        text(
          'Ganders can be aggressive: a gander guards his geese from late winter to early summer. Keep small children away from him at that time. Geese bond for years, so do not separate a pair unless you have to. Geese are noisy, at night too when something moves. Tell your neighbours before you start.',
        ),
      ],
    },
    {
      anchor: 'buying',
      heading: 'Buying goose eggs, goslings or geese',
      blocks: [
        text(
          'Goose eggs come only for a few weeks in spring, and young geese from May on. Birds of one or two years are a good start. First-year eggs are small and hatch less well, so ask how old the flock is. Ganders and geese look alike in most breeds: ask if the birds were sexed, and by whom. In Pilgrim and West of England geese the colour tells.',
        ),
        text(
          'Carry geese in a roomy crate with straw, one or two to a crate. Never hold a goose by the neck alone or by one wing.',
        ),
        buyingLinks('goose'),
      ],
    },
    {
      anchor: 'hatching',
      heading: 'How long do goose eggs take to hatch?',
      blocks: hatching(
        ['goose', 'goose-heavy'],
        text(
          'Lay goose eggs on their side and give them half a turn. Most breeders cool them each day from the second week and mist them with lukewarm water. Check weight or air cell, since each flock differs. From the first pip to the gosling can take three days.',
        ),
        links({ label: 'Turning and cooling', url: '/help/turning-and-cooling' }),
      ),
    },
    {
      anchor: 'brooding',
      heading: 'How to raise goslings',
      blocks: [
        list(
          'Start at 32 to 35 °C under the heat and come down about 3 °C a week. On warm days they may go out on short, clean grass from the first week, in the dry.',
          'Feed waterfowl crumbs of about 20 % protein for three weeks, then growers’ pellets and all the grass they can eat.',
          'Too rich a feed makes them grow too fast, and a wing may turn outwards. That is called angel wing. Feed less protein from the fourth week and ask a vet early.',
          'Goslings need more niacin than chicks. Waterfowl feed has it, and so has brewer’s yeast.',
          'Give water that reaches over the nostrils. Without a mother they must not swim until they have feathers.',
          'Never raise one alone. It will think that it is human, and later attack people.',
        ),
      ],
    },
    {
      anchor: 'housing',
      heading: 'How much land, water and housing do geese need?',
      blocks: [
        table({
          caption: 'Space for geese',
          columns: ['Part', 'Give at least'],
          rows: [
            ['Grass', 'about 200 square metres a goose for most of its food, in two parts that rest in turn'],
            ['House floor', 'one square metre a bird, on straw'],
            ['Door', 'wide, as geese like to go in side by side'],
            ['Water', 'a tub they can dip head and neck in; a bath or pond in the breeding season'],
          ],
        }),
        text(
          'Geese can live without a pond if they have that tub. A plain shed will do if it is dry, airy and safe from foxes. Geese need no perch. Herd them in at dusk with your arms or a stick held wide; they learn it within weeks. A low fence holds heavy breeds. Give each goose a corner with straw to nest in by February. Heavy breeds mate best on water.',
        ),
      ],
    },
    {
      anchor: 'feeding',
      heading: 'What do geese eat besides grass?',
      blocks: [
        text(
          'Geese live on short, fresh grass: under 10 cm is best, as long stalks can block the crop. Where grass grows well they need little else from May to September. In winter and before laying they need more.',
        ),
        list(
          'Wheat in a bucket of water, morning or evening, so that wild birds do not get it.',
          'Breeders’ or layers’ pellets from a month before laying.',
          'Windfalls, cabbage and other greens from the garden.',
          'Grit all year, oyster shell in the laying season, and clean water day and night.',
        ),
        note(
          'No bread, no mouldy hay or grain, and no kitchen scraps: those are against the law. Keep geese off grass that was sprayed.',
        ),
      ],
    },
    {
      anchor: 'health',
      heading: 'When does a goose need a vet?',
      blocks: vetSigns(
        'Geese are hardy, so a goose that stays behind the flock is a warning. Call a vet if you see:',
        'a limp, or a bird that will not stand',
        'a wing that hangs or twists, above all in goslings',
        'gasping, head shaking, or crust at eyes and nostrils',
        'a thin bird with a sharp breastbone, or watery droppings for more than a day',
        'straining on the nest, or flesh at the vent of goose or gander',
        'a wobbly neck, or a head that tilts',
      ),
    },
    {
      anchor: 'breeds',
      heading: 'Which breed of goose to choose',
      blocks: [
        table({
          caption: 'Breeds that British keepers often choose',
          columns: ['You want', 'Look at'],
          rows: [
            ['A smaller, lighter goose', 'Chinese, Roman, Pilgrim, Czech'],
            ['A good watch', 'Chinese, Roman'],
            ['The table', 'Embden, Toulouse and their crosses'],
            ['Goslings sexed by colour', 'Pilgrim, West of England, Shetland'],
            ['A calm native goose', 'Brecon Buff, Buff Back, Grey Back'],
            ['Curled feathers', 'Sebastopol, which needs a dry house'],
          ],
        }),
        text(
          'Chinese and African geese come from the swan goose, and the rest from the greylag. They cross, so keep breeds apart before you hatch.',
        ),
      ],
    },
    {
      anchor: 'rules',
      heading: 'Which rules apply to geese?',
      blocks: keepersRules(
        text(
          'Farm breeds need no licence. Wild geese are another matter. Their eggs may not be taken from nests, and they may not be sold. Captive-bred ornamental geese may be sold under a general licence (GL18 in England), most of them only with a closed ring. The Egyptian goose is listed as invasive: it may not be kept, bred or sold without a permit. It is an offence to let geese that are not native go wild.',
        ),
      ),
    },
  ],
  sources: [
    {
      label: 'House and feed: Starting to keep domestic geese (leaflet)',
      url: null,
    },
    {
      label: 'House and runs: New South Wales Department of Primary Industries, Housing geese',
      url: 'https://www.dpi.nsw.gov.au/animals-and-livestock/poultry-and-birds/species/geese-raising/housing',
    },
    {
      label: 'Goslings: Clauer and Skinner, Raising waterfowl, bulletin A3311, University of Wisconsin Extension',
      url: null,
    },
    {
      label: 'Angel wing: Kellogg Bird Sanctuary, Michigan State University, Wing deformities in waterfowl',
      url: 'https://www.kbs.msu.edu/visit/birdsanctuary/bird-news/771-wing-deformities-in-waterfowl-angel-wing',
    },
    {
      label: 'Sale of captive-bred birds: GOV.UK, Licence GL18',
      url: 'https://www.gov.uk/government/publications/wild-birds-licence-to-sell-captive-bred-live-wild-birds/licence-to-sell-captive-bred-live-birds-gl18',
    },
    {
      label: 'Invasive species: Invasive Alien Species (Enforcement and Permitting) Order 2019',
      url: 'https://www.legislation.gov.uk/uksi/2019/527/contents',
    },
    ...commonSources,
  ],
  related: ['turning-and-cooling', 'duck-care', 'housing-and-space', 'birds-and-eggs-that-may-not-be-sold'],
}
