import { links, list, note, table, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { henFigures, spaceSources } from '../hen-figures.ts'

export const housingAndSpace: WrittenArticle = {
  slug: 'housing-and-space',
  kind: 'article',
  topic: 'keeping',
  title: 'Housing and space for poultry',
  summary:
    'How much room each hen needs, perches and nest boxes, air and bedding, runs, cleaning, and housing under a bird flu order.',
  updatedOn: '2026-11-22',
  advice: ['veterinary'],
  sections: [
    {
      anchor: 'space-per-hen',
      heading: 'How much space does a chicken need?',
      blocks: [
        text(
          'More is always better. This is what we advise for hens that spend the day outside; the law asks for less on farms. Makers often count more birds into a house than this, so measure for yourself.',
        ),
        table({
          caption: 'The least space for hens',
          columns: ['What', 'Large hen', 'Bantam'],
          rows: [
            ['Floor of the house', henFigures.floor, henFigures.bantamFloor],
            ['Perch', henFigures.perch, henFigures.bantamPerch],
            ['Nest box', `${henFigures.nest}, about 30 by 30 cm`, henFigures.nest],
            ['Run', henFigures.run, henFigures.bantamRun],
          ],
        }),
        links({ label: 'Hen houses for sale', url: '/category/equipment/housing' }),
      ],
    },
    {
      anchor: 'good-house',
      heading: 'What makes a good hen house?',
      blocks: [
        list(
          'Dry and firm, raised a little off the ground so that rats cannot live beneath it.',
          'Air holes high up under the roof, which let damp out without a draught on the birds. Keep them open in winter too: hens stand cold well, but not damp.',
          'Perches 3 to 5 cm wide with rounded edges, all at one height, and higher than the nest boxes, since hens sleep at the highest place.',
          'Nest boxes in the darkest corner, with straw or shavings.',
          'Doors with bolts or locks that a fox cannot nose open.',
          'Parts that come apart. Roofing felt and nooks are where red mite lives, so smooth or plastic walls are easier to keep clean.',
        ),
      ],
    },
    {
      anchor: 'runs',
      heading: 'What should a chicken run be like?',
      blocks: [
        text(
          'Stand it on ground that drains, with shade and shelter from wind. Use strong welded mesh: chicken wire keeps hens in, but a fox bites through it. Roof at least a part of it, so that the birds have a dry place and wild birds stay out of the feed.',
        ),
        text(
          'A grass run is bare within weeks. Move it, or have two and let one rest. On a fixed run lay wood chip (never bark, which goes mouldy) and renew it. Hang up greens, put in logs and perches, and leave a dry spot for a dust bath. Bored hens peck each other.',
        ),
        links({ label: 'Keeping foxes and rats out', url: '/help/mites-rats-and-foxes' }),
      ],
    },
    {
      anchor: 'cleaning',
      heading: 'How often should I clean the coop?',
      blocks: [
        text(
          'Take the droppings from under the perches every day or two, and change all bedding every week. Scrub feeders and drinkers weekly. Look at the ends of the perches for mites each time you clean.',
        ),
        list(
          'Use dust-free shavings, chopped straw or a made bedding. Hay goes mouldy and harms their lungs.',
          'Twice a year empty the house, wash it, let it dry, and use a poultry disinfectant as the label says.',
          'Wear boots that you use only there, and wash your hands after.',
          'Put old bedding on a heap that your birds cannot reach.',
        ),
        links({ label: 'Bedding for sale', url: '/category/supplies/bedding' }),
      ],
    },
    {
      anchor: 'ducks-and-others',
      heading: 'Do ducks, geese, turkeys and quail need other housing?',
      blocks: [
        text(
          'Ducks and geese sleep on the floor, so they need no perch but more floor, a wide, low door and bedding that you change often, as they make everything wet. Give them water deep enough to wash their heads, and better a bath or a pond.',
        ),
        text(
          'Turkeys need height, broad perches and plenty of room. Quail do not go home at night, so they live in an aviary or a low hutch with a soft roof, since they jump straight up. Peafowl, guinea fowl and pheasants fly well and need a covered pen. Each care guide says more.',
        ),
        links(
          { label: 'Duck care', url: '/help/duck-care' },
          { label: 'Goose care', url: '/help/goose-care' },
          { label: 'Turkey care', url: '/help/turkey-care' },
          { label: 'Japanese quail care', url: '/help/japanese-quail-care' },
        ),
      ],
    },
    {
      anchor: 'new-hens',
      heading: 'How do I introduce new hens to my flock?',
      blocks: [
        text(
          'Keep them apart first. Two to three weeks in a pen of their own, well away and with their own bowls, shows whether they are ill. See to your old birds first each day, then to the new ones, and change boots in between.',
        ),
        text(
          'Then put the pens side by side for a week, so that they see each other. Let them meet in a large space with two feeders and places to hide. Add two or more at a time, never one alone, and of much the same size. Some pecking is normal until the order is settled. Separate them if there is blood, or if one is kept from food.',
        ),
      ],
    },
    {
      anchor: 'housing-order',
      heading: 'What if I have to keep my birds indoors?',
      blocks: [
        text(
          'In a bird flu outbreak the law can make you house or net your birds for months. Plan for it when you buy: a run with a solid or fine-mesh roof and sides that wild birds cannot get through will do where a shed will not.',
        ),
        note(
          'Whether an order is in force where you live changes often. Look it up on GOV.UK, or with the government of Wales, Scotland or Northern Ireland.',
        ),
        links({ label: 'Bird flu rules', url: '/help/bird-flu-rules' }),
      ],
    },
  ],
  sources: [
    {
      label: 'New birds apart for two to three weeks: Victoria Roberts, vet, Biosecurity',
      url: 'https://vicvet.com/biosecurity.php',
    },
    {
      label: 'New birds among the old: Chicken Vet, Stop aggressive behaviour as soon as possible',
      url: 'https://www.chickenvet.co.uk/news/post/stop-aggressive-behaviour-as-soon-as-possible',
    },
    ...spaceSources,
    { label: 'Forest Veterinary Centre: poultry housing', url: 'https://forestvets.co.uk/poultry/housing/' },
    {
      label: 'GOV.UK: poultry welfare recommendations',
      url: 'https://www.gov.uk/government/publications/poultry-on-farm-welfare/poultry-welfare-recommendations',
    },
  ],
  related: ['mites-rats-and-foxes', 'your-first-hens', 'bird-flu-rules', 'chicken-care'],
}
