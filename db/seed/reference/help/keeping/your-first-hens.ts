import { links, list, note, steps, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'

export const yourFirstHens: WrittenArticle = {
  slug: 'your-first-hens',
  kind: 'article',
  topic: 'keeping',
  title: 'Your first hens: what to know before you buy',
  summary:
    'Whether you can keep hens, how many, what they cost in time, what to have ready, and how to bring them home and settle them.',
  updatedOn: '2026-11-20',
  advice: ['legal'],
  sections: [
    {
      anchor: 'am-i-allowed',
      heading: 'Am I allowed to keep chickens in my garden?',
      blocks: [
        text(
          'As a rule, yes. No law stops you from keeping a few hens at home if you look after them well. But three things can stand in the way:',
        ),
        list(
          'Your deeds or your lease. Some forbid poultry or "livestock". If you rent, ask the landlord.',
          'Your neighbours. The council can act on noise, smell and rats. Cockerels cause most complaints, and hens lay without one.',
          'A large house or run may need planning permission. Ask the council.',
        ),
        note('You must also register your birds, even if you keep only one.'),
        links({ label: 'Registering your birds', url: '/help/registering-your-birds' }),
      ],
    },
    {
      anchor: 'how-many',
      heading: 'How many hens should I start with?',
      blocks: [
        text(
          'Three or four. Hens live in flocks, and a single hen is an unhappy one, so two is the minimum and three is better: if one dies, the other is not alone. Three good layers give a small household well over a dozen eggs a week in the season, and few in winter.',
        ),
        text(
          'Buy them together, of one age and from one place. They know each other then and settle fast. Adding a hen later means weeks of keeping birds apart, and some bullying. Buy a house that is larger than you need now.',
        ),
      ],
    },
    {
      anchor: 'time-and-cost',
      heading: 'How much time and money do hens take?',
      blocks: [
        text(
          'Think of a quarter of an hour a day, every day of the year, and an hour a week to clean. Someone must let them out in the morning and shut them in at dusk, and do it while you are away.',
        ),
        list(
          'The house and a fox-proof run cost far more than the birds.',
          'A hen eats about 120 to 150 grams of feed a day, so three hens eat some 11 to 14 kilos a month.',
          'Bedding, grit and mite powder come on top, and now and then a vet, who costs more than a hen does.',
          'Hens lay best for two or three years and may live for six or more.',
        ),
        links(
          { label: 'Hen houses for sale', url: '/category/equipment/housing' },
          { label: 'Feed for sale', url: '/category/supplies/feed' },
        ),
      ],
    },
    {
      anchor: 'what-to-have-ready',
      heading: 'What do I need before the hens come?',
      blocks: [
        list(
          'A dry, airy house with perches and nest boxes, with doors that a fox cannot open.',
          'A run that a fox can neither dig into nor climb into, part of it under a roof.',
          'A feeder and a drinker, and a metal bin with a lid for the feed.',
          'The feed that the seller uses, so that their food and their home don’t change on the same day.',
          'Grit, bedding, and a dry spot of earth or sand to bathe in.',
          'The number of a vet who sees chickens.',
          'A box or a carrier with air holes and dry bedding for the way home.',
        ),
        links(
          { label: 'Housing and space', url: '/help/housing-and-space' },
          { label: 'Feeding a flock', url: '/help/feeding-a-flock' },
        ),
      ],
    },
    {
      anchor: 'choosing-a-bird',
      heading: 'How to choose a healthy hen',
      blocks: [
        text(
          'Live birds on this site are always collected, never posted, so you can see them first. Look at the flock before you look at the bird.',
        ),
        list(
          'Bright, open eyes without bubbles or froth; clean nostrils; quiet breath.',
          'Clean feathers under the tail; smooth legs; no bald, sore patches.',
          'A bird that walks well, scratches and looks about.',
          'Weight in the hand: the breast bone can be felt, but is not like a knife.',
          'A clean, dry home, and a seller who answers your questions.',
        ),
        text('If one bird in the pen sneezes, gasps or sits hunched, buy none. You may cancel until you collect.'),
        links(
          { label: 'Questions for a seller', url: '/help/questions-for-a-seller' },
          { label: 'Collecting birds and goods', url: '/help/collecting-birds-and-goods' },
        ),
      ],
    },
    {
      anchor: 'first-days',
      heading: 'The first week at home',
      blocks: [
        steps(
          'Put the hens straight into the house, with food and water, and leave them shut in for the first night or for a whole day.',
          'Then open the pop hole to the run only. Keep them in house and run for a week, so that they learn where home is.',
          'At dusk see that all have gone in. Lift in any that sit outside.',
          'After a week let them further out for the last hour of light. They come home to roost on their own.',
          'Do not worry if no eggs come at first. A move can stop a hen for a few weeks.',
        ),
        links({
          label: 'Adding hens to a flock that you have',
          url: '/help/housing-and-space#new-hens',
        }),
      ],
    },
    {
      anchor: 'laying',
      heading: 'When do hens start laying, and why do they stop?',
      blocks: [
        text(
          'Hybrids start at about 18 to 22 weeks, and pure breeds often at 22 to 30 weeks. The comb grows large and red, and the pullet looks into the nest box. The first eggs are small. Birds that are old enough in autumn may wait until spring.',
        ),
        list(
          'Short days: most pure breeds rest in winter.',
          'The moult: from late summer a hen drops her feathers and stops for some weeks.',
          'She is broody, and sits in the nest all day.',
          'A fright, a move, heat, no water, too much corn, or red mite.',
          'Age: fewer eggs each year after the second.',
          'She lays elsewhere. Look under hedges.',
        ),
        text('If the whole flock stops at once, or a hen looks ill, ask a vet.'),
      ],
    },
  ],
  sources: [
    {
      label: 'Noise, smell and birds as a nuisance: Environmental Protection Act 1990, section 79',
      url: 'https://www.legislation.gov.uk/ukpga/1990/43/section/79',
    },
    {
      label: 'North Kesteven District Council: keeping chickens and poultry',
      url: 'https://www.n-kesteven.gov.uk/environment-climate/animal-pest-control/keeping-chickens-poultry',
    },
    {
      label: 'RSPCA: housing and outdoor space for chickens',
      url: 'https://www.rspca.org.uk/adviceandwelfare/farm/farmanimals/chickens/environment',
    },
    {
      label: 'Chicken Vet: what to do when you have a sick chicken',
      url: 'https://www.chickenvet.co.uk/news/post/what-to-do-when-you-have-a-sick-chicken',
    },
    {
      label: 'Oregon State University Extension: Why did my chickens stop laying?',
      url: 'https://catalog.extension.oregonstate.edu/pnw565',
    },
  ],
  related: ['choosing-a-breed', 'housing-and-space', 'feeding-a-flock', 'chicken-care'],
}
