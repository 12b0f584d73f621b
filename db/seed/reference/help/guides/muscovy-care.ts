import { list, note, table, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { atAGlance, buyingLinks, commonSources, hatching, keepersRules, vetSigns } from './guide-blocks.ts'

export const muscovyCare: WrittenArticle = {
  slug: 'muscovy-care',
  kind: 'guide',
  topic: 'care-guides',
  title: 'Muscovy ducks: a care guide',
  summary: 'How Muscovy ducks differ from other ducks: hatching, perches, flight, feed, broody mothers and colours.',
  updatedOn: '2026-11-20',
  advice: ['veterinary', 'legal'],
  sections: [
    {
      anchor: 'at-a-glance',
      heading: 'Muscovy ducks at a glance',
      blocks: [
        atAGlance({
          of: 'Muscovy ducks',
          kinds: ['muscovy'],
          rows: [
            ['Names', 'Muscovy duck, Muscovy drake, Barbary duck (on the table)'],
            ['Smallest flock', 'one drake and two or three ducks, or ducks alone'],
            ['Size', 'drakes are nearly twice the weight of ducks'],
            ['Life', '8 to 12 years'],
            ['Eggs', 'about 60 to 120 a year, in clutches'],
            ['Voice', 'a hiss or a soft trill, no quack'],
            ['Flight', 'ducks and young birds fly well'],
          ],
        }),
      ],
    },
    {
      anchor: 'right-for-you',
      heading: 'Are Muscovy ducks right for you?',
      blocks: [
        text(
          'Muscovies are the quiet ducks. They hiss and wag their tails, but they do not quack, which suits close neighbours. They graze, catch flies and slugs, and care less for water than other ducks. The ducks are among the best mothers in poultry.',
        ),
        text(
          'They are big, strong and clever. They have sharp claws and long wings, and they perch on sheds and trees. A drake can scratch you badly if you lift him the wrong way, and he may bully small ducks or hens. Red, warty skin on the face is normal. Plan on a high fence or a net.',
        ),
      ],
    },
    {
      anchor: 'buying',
      heading: 'Buying Muscovy eggs or ducks',
      blocks: [
        text(
          'Be sure that the eggs are pure Muscovy. Muscovies will mate with other ducks, and the young of such a pair cannot breed. Ask whether the flock runs with other drakes. A Muscovy does not descend from the mallard. It comes from Central and South America.',
        ),
        list(
          'Sexing is easy from two to three months on: drakes are far larger, with thicker legs and more red on the face.',
          'One drake is enough for three to five ducks. Two drakes fight.',
          'Ask if the birds have lived outside, what they eat and if a wing was clipped.',
        ),
        buyingLinks('duck'),
      ],
    },
    {
      anchor: 'hatching',
      heading: 'How long do Muscovy eggs take to hatch?',
      blocks: hatching(
        ['muscovy'],
        text(
          'Muscovy eggs are thought hard to hatch in a machine. Many breeders cool them once a day from the second week, as the duck does when she leaves her nest, and mist them with lukewarm water. If you have a broody Muscovy, let her do it: she will sit on 8 to 15 eggs and seldom fails.',
        ),
      ),
    },
    {
      anchor: 'brooding',
      heading: 'How to raise Muscovy ducklings',
      blocks: [
        text(
          'Ducklings under their mother need little from you but a safe pen, a shallow dish of water and waterfowl crumbs. Crows, cats and rats take them, so keep them under a net for the first weeks.',
        ),
        list(
          'In a brooder, start at 32 to 35 °C and come down about 3 °C a week. Muscovies feel the cold more than other ducklings and feather late, at about eight to ten weeks.',
          'The sides must be high, or covered. Muscovy ducklings climb with their claws from the first day.',
          'Feed waterfowl crumbs with about 20 % protein, then growers’ pellets. They need more niacin than chicks.',
          'No swimming without a mother until they have feathers.',
        ),
      ],
    },
    {
      anchor: 'housing',
      heading: 'How should Muscovies be housed?',
      blocks: [
        table({
          caption: 'Space for Muscovies',
          columns: ['Part', 'Give at least'],
          rows: [
            ['House floor', 'about half a square metre a duck, more for a drake'],
            ['Perch', 'broad and low, 7 to 10 cm wide'],
            ['Nest', 'a dark box on the floor for each duck in lay'],
            ['Run', '5 or more square metres a bird, with shade'],
          ],
        }),
        text(
          'Unlike other ducks, Muscovies like to perch, so give them a wide, low one. They come from warm lands. British winters are no trouble if the house is dry and free of draughts, but the red skin can freeze in hard frost. Keep them in for the first weeks, so that they learn where home is. To stop flight, the long feathers of one wing can be trimmed after each moult; have it shown to you first.',
        ),
      ],
    },
    {
      anchor: 'feeding',
      heading: 'What do Muscovy ducks eat?',
      blocks: [
        list(
          'Grass and greens: Muscovies graze almost like geese.',
          'Duck pellets, or layers’ pellets for ducks in lay.',
          'Wheat in the evening, and less of all feed when grass is rich: grown birds get fat.',
          'Grit all year, and water next to the feed.',
        ),
        text(
          'Water must be deep enough to wash the whole head. A bath once or twice a week keeps the feathers clean. Their feathers hold less oil than those of other ducks, so they must be able to get out easily and dry off.',
        ),
        note('Do not feed bread or kitchen scraps. Scraps are against the law for all poultry, pets too.'),
      ],
    },
    {
      anchor: 'health',
      heading: 'When does a Muscovy need a vet?',
      blocks: vetSigns(
        'Do not chase Muscovies: the heavy birds hurt their legs. Walk them into a corner and lift with both wings held. Call a vet if you see:',
        'a limp, a hot swollen foot, or a bird that sits all day',
        'a drooping or twisted wing',
        'noisy or open-billed breath, or crust round the eyes',
        'flesh that hangs out at the vent',
        'a broody duck that does not get up to eat, or grows thin',
        'a wound from a fight or a fox, even a small one',
      ),
    },
    {
      anchor: 'colours',
      heading: 'Which colours of Muscovy are there?',
      blocks: [
        text(
          'There is one breed with many colours. Wild ones are black with a green gloss and white on the wing. Keepers also choose white, blue, chocolate, lavender and pied birds, and some have a crest. White birds look clean on the table when plucked, black ones hide the mud. Farm strains grow fast and heavy; older garden strains are lighter and fly better. Colours mix freely, so keep your best birds in a pen of their own before you collect eggs for hatching.',
        ),
      ],
    },
    {
      anchor: 'rules',
      heading: 'Which rules apply to Muscovy ducks?',
      blocks: keepersRules(
        text(
          'You need no licence for Muscovies. They are not native here, and it is an offence to let birds that are not native go free in the wild. So do not leave surplus drakes on a village pond. Net or clip birds that stray, and rehome those you cannot keep.',
        ),
      ),
    },
  ],
  sources: [
    { label: 'Muscovies as mothers: British Waterfowl Association', url: 'https://www.waterfowl.org.uk/tag/muscovy/' },
    {
      label: 'Descent and crossing: British Waterfowl Association, First time?',
      url: 'https://www.waterfowl.org.uk/buying-birds/first-time/',
    },
    {
      label: 'Release of animals that are not native: Scottish Government, Non-native species code of practice',
      url: 'https://www.gov.scot/publications/non-native-species-code-practice/',
    },
    ...commonSources,
  ],
  related: ['duck-care', 'hatching-under-a-broody-hen', 'turning-and-cooling'],
}
