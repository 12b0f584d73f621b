import { links, list, note, steps, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { incubationFacts } from '../facts.ts'

const chicken = incubationFacts('chicken')
const duck = incubationFacts('duck')

export const hatchingUnderABroody: WrittenArticle = {
  slug: 'hatching-under-a-broody-hen',
  kind: 'article',
  topic: 'hatching',
  title: 'Hatching under a broody hen',
  summary:
    'How to tell that a hen is broody, where she sits, how many eggs she covers, and how she hatches and rears chicks.',
  updatedOn: '2026-11-20',
  advice: ['veterinary'],
  sections: [
    {
      anchor: 'is-she-broody',
      heading: 'How do I know that a hen is broody?',
      blocks: [
        text(
          'A broody hen stays on the nest day and night, whether there are eggs in it or not. She flattens herself, puffs up, growls and pecks when you reach in, and clucks when she walks about. Her breast may be bare. She leaves the nest once a day for some minutes, eats fast and drops one huge dropping. If she still sits on the third night in place of going to roost, she means it.',
        ),
        text(
          'You cannot make a hen broody. Silkies, Pekins, Nankins, Orpingtons, Cochins, Scots Dumpies and crosses of these sit often. Leghorns and hybrid layers hardly ever do. Spring and early summer are the season.',
        ),
      ],
    },
    {
      anchor: 'nest',
      heading: 'Where should a broody hen sit?',
      blocks: [
        steps(
          'Give her a coop or a crate of her own, quiet, dim, dry, and safe from rats and foxes. Other hens lay in her nest and turn her out.',
          'Set the nest on the ground. An upturned turf with a hollow in it, under clean straw, holds the eggs together and keeps them moist.',
          'Put feed, water and a place to dust-bathe within a few steps.',
          'Check her for lice and mites before she sits. Three weeks on a nest is a feast for them.',
          'Move her at night, onto china or plastic eggs. If she sits tight for a day or two, she will take real ones.',
        ),
        links({ label: 'Mites, rats and foxes', url: '/help/mites-rats-and-foxes' }),
      ],
    },
    {
      anchor: 'how-many-eggs',
      heading: 'How many eggs can a hen sit on?',
      blocks: [
        list(
          'A large hen covers 10 to 12 eggs of her own size.',
          'A bantam covers 5 to 8 of her own, or 4 to 6 large ones.',
          'A large hen covers about 5 to 7 duck eggs, or 3 or 4 goose eggs.',
        ),
        text(
          'All eggs must be under her feathers with none at the edge, since she moves them about and each one gets its turn in the cold. In cool weather give her fewer. Slip them all under her on one evening, and mark them in pencil. Take away any egg without a mark that another hen adds.',
        ),
      ],
    },
    {
      anchor: 'posted-eggs',
      heading: 'Can I put posted eggs under a broody hen?',
      blocks: [
        text(
          'Yes, and many keepers prefer it. Let the eggs rest first, as you would for an incubator. Keep the hen on dummy eggs until they are ready. A hen will sit for longer than three weeks, but do not ask her to wait for weeks before the real eggs come: she eats little and gets thin. Order the eggs when she has sat for three days.',
        ),
        links(
          { label: 'Unpacking and resting eggs', url: '/help/unpacking-and-resting-eggs' },
          { label: 'Hatching eggs for sale', url: '/category/hatching-eggs' },
        ),
      ],
    },
    {
      anchor: 'while-she-sits',
      heading: 'How to look after a broody hen',
      blocks: [
        text(
          `She sits ${chicken.days} days on hens’ eggs, and most will go on to ${duck.days} for ducks. She turns the eggs herself. See that she comes off once a day to eat, drink and leave her droppings; 15 to 20 minutes does no harm. If she does not, lift her off, with no egg caught under her wings. Feed mixed corn or grower pellets, and clear away droppings.`,
        ),
        text(
          'Candle after dark in the second week, and take out what is clear. If an egg breaks, change the straw and wipe the others with a dry cloth.',
        ),
        note('A hen that is limp, pale in the comb or will not eat is ill, not broody. Take her off and ask a vet.'),
        links({ label: 'When to call a vet', url: '/help/when-to-call-a-vet' }),
      ],
    },
    {
      anchor: 'ducks-and-geese',
      heading: 'Duck, goose and other eggs under a hen',
      blocks: [
        text(
          'A calm hen hatches ducks, geese, guinea fowl, turkeys, pheasants and peafowl. Make sure she will sit that long. Goose eggs are too heavy for her to turn: do it by hand, two or three times a day. Damp the turf, or sprinkle duck and goose eggs with lukewarm water in the second half. Ducklings run to water that she cannot follow them into, so keep it shallow. Quail are too small: hatch those in an incubator.',
        ),
      ],
    },
    {
      anchor: 'hatching',
      heading: 'When the eggs hatch under a hen',
      blocks: [
        text(
          'Leave her alone on the day. You hear peeping, and shells come out of the nest. Some hens peck their first chicks, so look in quietly, and be ready with a brooder. After a day or two she leads them off, and what has not hatched is over. Put chick crumb and shallow water with pebbles in it where the chicks can reach, out of reach of other hens.',
        ),
        text(
          'She keeps them warm for five to eight weeks and teaches them all they need. Keep mother and chicks apart from the flock for the first weeks, in a run that crows, cats and rats cannot enter.',
        ),
        links({ label: 'Brooding chicks', url: '/help/brooding-chicks' }),
      ],
    },
    {
      anchor: 'stop-broody',
      heading: 'How do I stop a hen being broody?',
      blocks: [
        text(
          'If you have no eggs for her, do not let her sit for weeks. Collect eggs often, lift her off and shut the nest. If that fails, put her for three or four days in a crate with a wire floor, raised so that air gets under her, in the light, with feed and water. The cool breast ends it. She lays again after a week or two.',
        ),
      ],
    },
  ],
  sources: [
    {
      label: 'The Country Smallholder: Hatching goose eggs',
      url: 'https://thecountrysmallholder.com/animals/hatching-goose-eggs/',
    },
    {
      label: 'Smallholder: Hatching the natural way',
      url: 'https://www.smallholder.co.uk/news/8136735.hatching-the-natural-way/',
    },
    {
      label: 'University of Maine Cooperative Extension: Hatching your own chicks (broody hens)',
      url: 'https://extension.umaine.edu/publications/?p=2496',
    },
    { label: 'British Waterfowl Association: Incubation', url: 'https://www.waterfowl.org.uk/husbandry/incubation' },
  ],
  related: ['brooding-chicks', 'choosing-an-incubator', 'what-posted-eggs-hatch', 'goose-care'],
}
