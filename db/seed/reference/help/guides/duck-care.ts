import { links, list, note, table, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { incubationFacts } from '../facts.ts'
import { atAGlance, buyingLinks, commonSources, hatching, keepersRules, vetSigns } from './guide-blocks.ts'

export const duckCare: WrittenArticle = {
  slug: 'duck-care',
  kind: 'guide',
  topic: 'care-guides',
  title: 'Ducks: a care guide',
  summary: 'How to keep ducks: water, housing, feed and niacin, hatching and raising ducklings, breeds and the law.',
  updatedOn: '2026-11-20',
  advice: ['veterinary', 'legal'],
  sections: [
    {
      anchor: 'at-a-glance',
      heading: 'Ducks at a glance',
      blocks: [
        atAGlance({
          of: 'Ducks',
          kinds: ['duck'],
          rows: [
            ['Names', 'duck (the female), drake (the male), duckling'],
            ['Smallest flock', 'two or three birds, never one alone'],
            ['Drakes', 'one to four or more ducks, or none'],
            ['Life', '8 to 12 years'],
            ['Eggs', 'about 60 to over 200 a year, by breed'],
            ['Water', 'deep enough for the whole head, a place to bathe is better'],
            ['Noise', 'ducks quack, Call ducks loudly; drakes only rasp'],
          ],
        }),
      ],
    },
    {
      anchor: 'right-for-you',
      heading: 'Are ducks right for you?',
      blocks: [
        text(
          'Ducks are hardy, cheerful and good layers, and they eat slugs. They do not scratch up beds as hens do. But they make mud of every wet spot, so they need more ground than hens, or ground that you can rest. You do not need a pond. You do need to fill, tip out and scrub a bath or tub most days.',
        ),
        text(
          'Ducks need no perch and are easy to herd. They often will not go to bed by themselves, so you must bring them in at dusk. Call ducks are small, pretty and noisy: you hear them three gardens away.',
        ),
      ],
    },
    {
      anchor: 'buying',
      heading: 'Buying duck eggs, ducklings or ducks',
      blocks: [
        text(
          'Buy two or more ducks, from one flock if you can. Grown drakes have a curled tail feather and a soft, hoarse voice. Ducks quack. Too many drakes will wear out and hurt the ducks, so ask what the seller does with surplus drakes before you set eggs.',
        ),
        text(
          'Duck eggs for hatching are at their best in spring. Choose clean eggs of normal shape, less than a week old. Look for birds with clear eyes, dry nostrils and a straight walk. All birds bought here are collected, never posted.',
        ),
        buyingLinks('duck'),
      ],
    },
    {
      anchor: 'hatching',
      heading: 'How long do duck eggs take to hatch?',
      blocks: hatching(
        ['duck'],
        text(
          `Muscovy eggs take ${incubationFacts('muscovy').days} days. From the first pip to the hatch can take two days. Do not hurry it, and do not open the lid to look.`,
        ),
      ),
    },
    {
      anchor: 'brooding',
      heading: 'How to raise ducklings',
      blocks: [
        text(
          'Start at 32 to 35 °C under the heat and come down about 3 °C a week. Ducklings grow fast and often need no heat after four or five weeks. They soak their bed, so stand the drinker on a wire tray and change wet litter daily. Use coarse shavings or straw, not sawdust.',
        ),
        list(
          'Feed crumbs made for waterfowl, with about 20 % protein for the first weeks. Plain chick crumbs must be free of drugs against coccidia.',
          'Ducklings need more niacin, a B vitamin, than chicks. Waterfowl feed has it; many keepers mix in brewer’s yeast where it does not.',
          'Give water that covers the nostrils but that nobody can climb into.',
          'Without a mother duck they have no oil on their down. Let them swim only for minutes, in warmth and while you watch, until they have feathers.',
        ),
      ],
    },
    {
      anchor: 'housing',
      heading: 'How much space do ducks need?',
      blocks: [
        table({
          caption: 'Space for ducks',
          columns: ['Part', 'Give at least'],
          rows: [
            ['House floor', 'about half a square metre for a large duck, a quarter for a Call duck'],
            ['Door', 'wide, low, with a gentle ramp'],
            ['Run', '4 or more square metres a duck, or it turns to mud'],
            ['Water', 'a tub or bath that they can get into and out of'],
          ],
        }),
        text(
          'Ducks sleep on the floor, on deep dry straw. They need lots of air above their heads and no draught at floor height. Shut them in at night: foxes take ducks first. Put the water far from the house and on gravel or slabs, so that it drains. Calls and some light breeds can fly, so net the run or ask an expert to show you how a wing is clipped.',
        ),
      ],
    },
    {
      anchor: 'feeding',
      heading: 'What to feed ducks',
      blocks: [
        list(
          'Grown ducks: pellets for ducks, or layers’ pellets while they lay. Wheat in a bucket of water is a good evening feed.',
          'Grass, weeds and slugs do the rest if there is room to forage.',
          'Grit all year, and oyster shell for ducks in lay.',
          'Water beside the food, always. Ducks choke on dry feed without it.',
        ),
        text(
          'The water must be deep enough for the bird to put its whole head under. That is how ducks keep eyes and nostrils clean. Change it often: old, foul water makes ducks very ill in warm weather.',
        ),
        note('Do not feed bread, mouldy food or kitchen scraps. Scraps from a kitchen are against the law.'),
      ],
    },
    {
      anchor: 'health',
      heading: 'When does a duck need a vet?',
      blocks: vetSigns(
        'Ducks hide illness until late. Look at them as they come out in the morning. Keep a bird that seems unwell dry and warm, and call a vet if you see:',
        'a limp, or a swollen foot or joint',
        'a weak neck, or legs that do not carry the bird',
        'wet, dirty feathers in a duck that used to be dry',
        'bubbles or crust at the eye, gasping or open-billed breath',
        'straining to lay, or flesh that shows at the vent, also in drakes',
      ),
    },
    {
      anchor: 'breeds',
      heading: 'Which breed of duck to choose',
      blocks: [
        table({
          caption: 'Breeds that British keepers often choose',
          columns: ['You want', 'Look at'],
          rows: [
            ['Many eggs', 'Khaki Campbell, Indian Runner, Welsh Harlequin'],
            ['A few eggs and a calm bird', 'Silver Appleyard, Buff Orpington, Saxony'],
            ['The table', 'Aylesbury, Pekin, Rouen'],
            ['A small garden', 'Call, Silver Appleyard Miniature, Black East Indian'],
            ['A native breed at risk', 'Shetland, Stanbridge White, Abacot Ranger, Magpie'],
          ],
        }),
        text('A Pekin duck is not a Pekin bantam, which is a small hen. Muscovies have a guide of their own.'),
        links({ label: 'Muscovy ducks: a care guide', url: '/help/muscovy-care' }),
      ],
    },
    {
      anchor: 'rules',
      heading: 'Which rules apply to ornamental ducks?',
      blocks: keepersRules(
        text(
          'Farm breeds need no licence. Ornamental ducks such as Mandarin and Carolina are wild species. In Great Britain wild birds and their eggs may not be taken or sold. Captive-bred ones may be sold under a general licence (GL18 in England), most kinds only with a closed ring. It is an offence to let birds that are not native escape. The ruddy duck is listed as invasive: it may not be kept, bred or sold without a permit.',
        ),
      ),
    },
  ],
  sources: [
    {
      label: 'Deep water: GOV.UK, Code of recommendations for the welfare of livestock: Ducks',
      url: 'https://www.gov.uk/government/publications/poultry-on-farm-welfare/ducks-mallard-and-pekin-welfare-recommendations',
    },
    {
      label: 'Flocks, mud and drakes: Victoria Roberts MRCVS, Domestic ducks',
      url: 'https://vicvet.com/otherpoultry.php',
    },
    {
      label: 'Ducklings: Clauer and Skinner, Raising waterfowl, bulletin A3311, University of Wisconsin Extension',
      url: null,
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
  related: ['muscovy-care', 'goose-care', 'temperature-and-humidity', 'birds-and-eggs-that-may-not-be-sold'],
}
