import { list, note, table, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { incubationFacts } from '../facts.ts'
import { atAGlance, buyingLinks, commonSources, hatching, keepersRules, vetSigns } from './guide-blocks.ts'

export const bobwhiteQuailCare: WrittenArticle = {
  slug: 'bobwhite-quail-care',
  kind: 'guide',
  topic: 'care-guides',
  title: 'Bobwhite quail: a care guide',
  summary: 'How to keep bobwhite quail in an aviary: hatching, chicks, space, feed, colours and rules on release.',
  updatedOn: '2026-11-22',
  advice: ['veterinary', 'legal'],
  sections: [
    {
      anchor: 'at-a-glance',
      heading: 'Bobwhite quail at a glance',
      blocks: [
        atAGlance({
          of: 'Bobwhite quail',
          kinds: ['bobwhite'],
          season: 'late spring and summer',
          rows: [
            ['Names', 'bobwhite, northern bobwhite, Virginia quail; hen, cock, chick'],
            ['Smallest flock', 'one pair'],
            ['Life', '3 to 6 years in an aviary'],
            ['Eggs', 'about 50 to 100, white, in spring and summer'],
            ['First egg', 'from 16 to 24 weeks, in the long days of the year'],
            ['Housing', 'a roofed, planted aviary'],
            ['Noise', 'a clear whistle that says its name, often in spring'],
          ],
        }),
      ],
    },
    {
      anchor: 'right-for-you',
      heading: 'Are bobwhite quail right for you?',
      blocks: [
        text(
          'Bobwhites are pretty game birds from North America. Keepers like them for their looks and their whistle, not for many eggs. They are livelier, wilder and better fliers than Japanese quail, and they need more room.',
        ),
        text(
          'They pair up in spring, live in a covey in winter, and stay shy unless you raise them by hand. Cocks call again and again in the breeding season. That is a joy for some neighbours and not for others. If you want eggs for the kitchen from a small pen, choose Japanese quail instead.',
        ),
      ],
    },
    {
      anchor: 'buying',
      heading: 'Buying bobwhite eggs or birds',
      blocks: [
        text(
          'Eggs come from late spring to summer. They are pure white and pointed, with a hard shell that hatches strong chicks. Ask if the seller keeps cock and hen in pairs or in a colony, and when the eggs were laid. Do not buy “quail eggs” without the kind named: Japanese and bobwhite eggs take different times.',
        ),
        list(
          'Grown cocks have a white throat and a white stripe over the eye. In hens both are buff.',
          'Buy pairs that are not brother and sister.',
          'Look for whole beaks, straight toes and a full tail. Bare spots tell of pecking.',
        ),
        buyingLinks('quail'),
      ],
    },
    {
      anchor: 'hatching',
      heading: 'How long do bobwhite quail eggs take to hatch?',
      blocks: hatching(
        ['bobwhite'],
        text(
          `Bobwhite eggs take ${incubationFacts('bobwhite').days - incubationFacts('quail').days} days longer than those of Japanese quail. The white shells are easy to candle. Use small turners or trays. Chicks hatch close together and run at once, so leave the lid shut until they are dry.`,
        ),
      ),
    },
    {
      anchor: 'brooding',
      heading: 'How to raise bobwhite chicks',
      blocks: [
        text(
          'Chicks are tiny, quick and easily chilled. Start at 32 to 35 °C under the heat, with a cooler end, and come down about 3 °C a week until six weeks.',
        ),
        list(
          'Feed game bird starter crumbs with 26 to 30 % protein, crushed fine for the first week.',
          'Put pebbles in the drinker, so that chicks cannot drown.',
          'Allow no slippery floor, no draught and no gap in the mesh.',
          'They peck one another when they are crowded, hot or bored. Give them more room, dim light, and something to do, such as greens or a heap of hay.',
          'Move them out at six to eight weeks, on a dry day.',
        ),
      ],
    },
    {
      anchor: 'housing',
      heading: 'What aviary do bobwhite quail need?',
      blocks: [
        table({
          caption: 'Space for bobwhites',
          columns: ['Part', 'Give at least'],
          rows: [
            ['Floor', '2 square metres for a pair, half a square metre more for each other bird'],
            ['Height', '1.8 metres, with soft netting below the roof'],
            ['Mesh', '13 mm or less, dug in or on slabs against rats'],
            ['Shelter', 'a dry, draught-free end with a solid roof'],
            ['Cover', 'shrubs, conifer branches, tufts of grass'],
          ],
        }),
        text(
          'Bobwhites burst upwards when they are scared, so a hard low roof kills. Sand that you rake each day is a good floor, as damp earth holds worms and germs. The British damp harms them more than cold does. Keep one pair to a pen in spring, since cocks fight. Do not keep them where chickens have been.',
        ),
      ],
    },
    {
      anchor: 'feeding',
      heading: 'What to feed bobwhite quail',
      blocks: [
        list(
          'From six to eight weeks: game bird grower pellets or crumbs, about 20 % protein.',
          'Before and in the laying season: game bird breeder pellets.',
          'Mixed small seeds, such as millet, scattered for them to find.',
          'Greens, fresh each day.',
          'Fine grit and oyster shell in their own dishes, and fresh water every day.',
        ),
        note('Do not feed kitchen scraps. That is against the law for quail as for all poultry.'),
        text(
          'Feed pellets in a dry spot with a roof, out of reach of wild birds and rats. Take away greens before they rot.',
        ),
      ],
    },
    {
      anchor: 'health',
      heading: 'When does a bobwhite need a vet?',
      blocks: vetSigns(
        'Bobwhites hate to be handled, so learn to judge them by eye. Keep stress low. Call a vet who sees birds if you find:',
        'a bird alone with fluffed feathers and closed eyes',
        'watery, white or bloody droppings',
        'gasping, stretching the neck, or a wet click in the breath',
        'wounds on head, back or vent from pecking',
        'loss of weight: feel the breastbone if you must catch one',
        'several birds dull at the same time',
      ),
    },
    {
      anchor: 'colours',
      heading: 'Which colours and other aviary quail are there?',
      blocks: [
        table({
          caption: 'Bobwhites and other quail that are kept in aviaries',
          columns: ['Kind', 'What it is'],
          rows: [
            ['Wild bobwhite', 'chestnut and white, the hardiest'],
            ['White or “snowflake” bobwhite', 'pale colours bred in aviaries'],
            ['Californian quail', 'a black plume on the head; likes a dry aviary'],
            ['Gambel’s quail', 'a desert bird that suffers in damp'],
            ['Mountain quail', 'large and shy, for keepers with practice'],
            ['Chinese painted quail', 'the smallest, often under finches'],
          ],
        }),
        text('Their eggs differ in how long they take. Our days are for bobwhites: ask the seller about the others.'),
      ],
    },
    {
      anchor: 'rules',
      heading: 'Which rules apply to bobwhite quail?',
      blocks: keepersRules(
        text(
          'Bobwhites are not native to Britain. It is an offence to release them, or to let them escape, into the wild. So build a porch with two doors, check the mesh, and never “set free” surplus birds. To keep or sell captive-bred ones you need no licence of their own kind; a business that sells pets may need one from its council.',
        ),
      ),
    },
  ],
  sources: [
    {
      label: 'Hatching and growth: University of Georgia, Bobwhite quail production and management guide',
      url: 'https://www.thepoultrysite.com/articles/bobwhite-quail-production-and-management-guide',
    },
    {
      label: 'Heat for chicks: Mississippi State University Extension, Quail brooding temperatures',
      url: 'https://extension.msstate.edu/agriculture/livestock/poultry/quail-brooding-temperatures',
    },
    { label: 'Aviaries, damp and sand: Victoria Roberts MRCVS, Quail', url: 'https://vicvet.com/other-quail.php' },
    {
      label: 'Release of animals that are not native: Scottish Government, Non-native species code of practice',
      url: 'https://www.gov.scot/publications/non-native-species-code-practice/',
    },
    ...commonSources,
  ],
  related: ['japanese-quail-care', 'partridge-care', 'setting-eggs'],
}
