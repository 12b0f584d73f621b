import { links, list, note, table, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { feedSources, henFigures } from '../hen-figures.ts'

export const feedingAFlock: WrittenArticle = {
  slug: 'feeding-a-flock',
  kind: 'article',
  topic: 'keeping',
  title: 'Feeding a flock',
  summary:
    'Which feed at what age, how much hens eat a day, grit and water, treats, and why kitchen scraps are against the law.',
  updatedOn: '2026-11-22',
  advice: ['veterinary', 'legal'],
  sections: [
    {
      anchor: 'what-feed-when',
      heading: 'What should I feed chickens at each age?',
      blocks: [
        table({
          caption: 'Feed for chickens by age',
          columns: ['Age', 'Feed', 'Why'],
          rows: [
            [henFigures.crumb, 'Chick crumb', 'Small and rich in protein'],
            [henFigures.growers, 'Growers pellets or mash', 'Less protein, little calcium'],
            [henFigures.layers, 'Layers pellets or mash', 'Calcium for shells'],
            ['Birds for hatching eggs', 'Breeders pellets, some weeks before you set', 'Vitamins for strong chicks'],
          ],
        }),
        text(
          'Change from one feed to the next over about a week, by mixing them. Do not give layers feed to young birds, as its calcium can harm their kidneys. A complete feed needs no extras but grit and water.',
        ),
        links({ label: 'Feed for sale', url: '/category/supplies/feed' }),
      ],
    },
    {
      anchor: 'how-much',
      heading: 'How much does a chicken eat a day?',
      blocks: [
        text(
          'A large laying hen eats about 120 to 150 grams of feed a day, and a bantam about half as much. Hens eat more in the cold and less in heat, and less when they range on good grass. Leave feed out from dawn to dusk, and take it in at night because of rats. A hen does not overeat on pellets.',
        ),
        text(
          'Give all birds room at the feeder, and use two if the top hen guards one. A sudden drop in what they eat is often the first sign of illness.',
        ),
      ],
    },
    {
      anchor: 'kitchen-scraps',
      heading: 'Can I feed chickens kitchen scraps?',
      blocks: [
        note(
          'No. In the UK it is against the law to feed poultry anything that has been in a kitchen, even vegetable peelings, and even if the hens are pets. That goes for a vegetarian home too.',
        ),
        text(
          'The rule is there because meat, and anything that has touched it, can carry diseases such as foot and mouth. Greens that go straight from the garden to the run, and have not been through the kitchen, are fine. So is whole food that you buy for the hens and keep out of the kitchen. Dried mealworms, as sold for wild birds, must not be fed to poultry either. Read what GOV.UK says before you feed any insects.',
        ),
      ],
    },
    {
      anchor: 'grit',
      heading: 'Do hens need grit and oyster shell?',
      blocks: [
        text(
          'Yes. A hen has no teeth. She grinds her food in the gizzard with small, hard stones, called flint or insoluble grit. Birds on a run or indoors need it in a pot of their own. Birds that range pick up some for themselves.',
        ),
        text(
          'Oyster shell is a soft grit that dissolves and gives calcium for shells. Offer it to layers in a separate pot, and they take what they need. Chicks on crumb alone need no grit; give them chick grit once they eat grass or grain.',
        ),
      ],
    },
    {
      anchor: 'water',
      heading: 'How much water do hens drink?',
      blocks: [
        text(
          'About twice as much as they eat: a quarter to half a litre a day each, and far more on hot days. A hen that goes without for a day may stop laying for weeks. Change the water every day, wash the drinker each week, and stand it in the shade.',
        ),
        text(
          'In a frost, check it morning and evening. Two drinkers that you swap are the simple way. Raise them to the height of the birds’ backs to keep litter out. Ducks and geese need water with their food and deep enough to dip their heads in.',
        ),
        links({ label: 'Feeders and drinkers for sale', url: '/category/equipment/feeders' }),
      ],
    },
    {
      anchor: 'treats',
      heading: 'What treats can hens have, and what is bad for them?',
      blocks: [
        list(
          'Good: fresh grass, dandelions, cabbage or kale from the garden hung on a string.',
          'Good in small amounts: a handful of mixed corn for the flock in the afternoon. Too much makes fat hens and few eggs.',
          'Bad: salty, sugary, mouldy or greasy food, bread, raw dried beans, avocado, chocolate, rhubarb leaves, and green parts of potatoes.',
          'Bad: long grass cuttings, which can block the crop.',
        ),
        text(
          'Treats should stay under a tenth of what they eat. Give them in the afternoon, when the hens have had their pellets.',
        ),
      ],
    },
    {
      anchor: 'storing-feed',
      heading: 'How to store feed',
      blocks: [
        text(
          'Keep it dry, cool and dark in a metal bin with a tight lid: rats gnaw through plastic. Buy what your flock eats in a month or so, and look at the best-before date. Vitamins fade, and damp feed grows moulds that can kill birds. If it is lumpy, dusty or smells musty, throw it away. Never top up over old feed: empty and brush the bin first.',
        ),
        links({ label: 'Keeping rats away', url: '/help/mites-rats-and-foxes' }),
      ],
    },
  ],
  sources: [
    {
      label: 'Kitchen scraps and insects: GOV.UK, supplying and using animal by-products as farm animal feed',
      url: 'https://www.gov.uk/guidance/supplying-and-using-animal-by-products-as-farm-animal-feed',
    },
    {
      label: 'Rare Breeds Survival Trust: feeding and watering',
      url: 'https://www.rbst.org.uk/feeding-and-watering',
    },
    ...feedSources,
  ],
  related: ['your-first-hens', 'brooding-chicks', 'mites-rats-and-foxes', 'chicken-care'],
}
