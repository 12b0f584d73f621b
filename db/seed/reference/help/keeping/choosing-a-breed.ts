import { links, list, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { layersTable } from '../facts.ts'

export const choosingABreed: WrittenArticle = {
  slug: 'choosing-a-breed',
  kind: 'article',
  topic: 'keeping',
  title: 'Choosing a breed of chicken',
  summary:
    'Hybrid or pure breed, large fowl or bantam, eggs, pets or table: how to choose chickens that suit you and your garden.',
  updatedOn: '2026-11-20',
  advice: [],
  sections: [
    {
      anchor: 'where-to-start',
      heading: 'Which chicken breed is right for me?',
      blocks: [
        text('Start with what you want, then with the room you have. Most people fall into one of these groups:'),
        list(
          'Many eggs for little money: hybrids such as Warren, Bovans Nera or White Star.',
          'Eggs and a bird to look at: Light Sussex, Rhode Island Red, Marans, Welsummer or Cream Legbar.',
          'Calm pets for children: Orpington, Faverolles, Pekin bantam or Silkie.',
          'A small garden: bantams, which eat less and scratch up less.',
          'Meat as well as eggs: Sussex, Ixworth or Dorking.',
          'Saving a rare breed: ask for breeds that are marked as native and at risk.',
        ),
        text('Look at the birds of a breeder before you buy. Strains differ as much as breeds do.'),
        links(
          { label: 'Chickens for sale', url: '/category/live-birds/chickens' },
          { label: 'Chicken hatching eggs', url: '/category/hatching-eggs/chicken' },
        ),
      ],
    },
    {
      anchor: 'hybrid-or-pure-breed',
      heading: 'Hybrid or pure breed?',
      blocks: [
        text(
          'A hybrid is a planned cross that was bred to lay. It often gives 250 to 300 eggs in its first year, lays through much of the winter, and is usually vaccinated when it comes from a large breeder. It costs less, but it tires sooner: many lay well for two or three years. Its chicks will not be like it.',
        ),
        text(
          'A pure breed gives chicks like its parents. It lays fewer eggs, rests in winter, and tends to live longer. You pay more, and you may have to wait, since small breeders hatch in spring. Few of their birds are vaccinated. If you want to breed or show, take a pure breed.',
        ),
      ],
    },
    {
      anchor: 'best-layers',
      heading: 'Which chickens lay the most eggs?',
      blocks: [
        text(
          'Among pure breeds, these lay best or are the most popular. The figures are typical for a good strain in its first year and aren’t a promise. Hybrids lay more than all of them.',
        ),
        layersTable(
          'leghorn',
          'rhode-island-red',
          'sussex',
          'australorp',
          'new-hampshire-red',
          'plymouth-rock',
          'cream-legbar',
          'marans',
          'welsummer',
          'orpington',
        ),
        links({ label: 'Breeds by the colour of their eggs', url: '/help/egg-colours' }),
      ],
    },
    {
      anchor: 'heavy-light-bantam',
      heading: 'Heavy breed, light breed or bantam?',
      blocks: [
        text(
          'Light breeds such as Leghorn and Ancona are lively, eat little for the eggs they lay, and fly well, so they need a high fence. Heavy breeds such as Orpington and Sussex are calmer and stay behind a low one. They eat more, and they go broody more often.',
        ),
        text(
          'Many breeds come in two sizes: large fowl, and a bantam of a quarter to a third of the weight. True bantams, such as Pekin and Sebright, have no large form. Two bantam eggs make up for one large egg. Feathered feet get wet and muddy, so Pekins, Brahmas and Silkies like dry ground. Large and tiny birds do not mix well, as the small ones or the gentle ones get bullied.',
        ),
      ],
    },
    {
      anchor: 'beginners',
      heading: 'The best chickens for beginners',
      blocks: [
        text(
          'Three or four hybrid hens at point of lay (POL), about 16 to 21 weeks old, are the easy way to start. They are past the dangerous age, they are all female, and eggs come within weeks. If you like a pure breed, Sussex, Orpington and Wyandotte are hardy and kind.',
        ),
        text(
          'Retired farm hens are another good start. They cost little and still lay, though they may come with few feathers. Hatching eggs are cheap and great fun, but half of the chicks will be cockerels, and you need a plan for them before you set the first egg.',
        ),
        links(
          { label: 'Your first hens', url: '/help/your-first-hens' },
          { label: 'Telling cockerels from pullets', url: '/help/telling-cockerels-from-pullets' },
        ),
      ],
    },
  ],
  sources: [
    {
      label: 'The Poultry Club of Great Britain: choosing a breed',
      url: 'https://www.poultryclub.org/poultry/choosing-a-breed/',
    },
    { label: 'Victoria Roberts, vet: choosing a breed', url: 'https://vicvet.com/beginners-breed.php' },
  ],
  related: ['your-first-hens', 'egg-colours', 'chicken-care', 'questions-for-a-seller'],
}
