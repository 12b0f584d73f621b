import { links, list, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { layersTable } from '../facts.ts'

export const eggColours: WrittenArticle = {
  slug: 'egg-colours',
  kind: 'article',
  topic: 'keeping',
  title: 'Egg colours and the breeds that lay them',
  summary:
    'Which chickens lay blue, green, olive, white, cream and dark brown eggs, where the colour comes from and why it changes.',
  updatedOn: '2026-11-20',
  advice: [],
  sections: [
    {
      anchor: 'blue-and-green',
      heading: 'Which breeds of chicken lay blue or green eggs?',
      blocks: [
        text(
          'Araucana and Cream Legbar lay blue eggs, and some Cream Legbars lay green ones. Hybrids such as Fenton Blue, Skyline and Columbine carry the same blue gene. Olive eggs come from a cross of a blue layer with a dark brown layer, and such birds are sold as Olive Eggers.',
        ),
        layersTable('araucana', 'cream-legbar', 'fenton-blue', 'skyline', 'columbine', 'olive-egger'),
        links(
          { label: 'Cream Legbar hatching eggs', url: '/category/hatching-eggs/chicken?breed=cream-legbar' },
          { label: 'Araucana hatching eggs', url: '/category/hatching-eggs/chicken?breed=araucana' },
        ),
      ],
    },
    {
      anchor: 'dark-brown',
      heading: 'Which hens lay dark brown eggs?',
      blocks: [
        text(
          'Marans lay the darkest eggs, like plain chocolate in a good strain. Welsummer eggs are a warm red-brown, often with speckles. Barnevelder eggs are brown, and Croad Langshan eggs can have a plum tint. Breeders choose for shade, so ask to see the eggs that the parents laid.',
        ),
        layersTable('marans', 'welsummer', 'barnevelder', 'croad-langshan', 'speckledy'),
        links({ label: 'Marans hatching eggs', url: '/category/hatching-eggs/chicken?breed=marans' }),
      ],
    },
    {
      anchor: 'white-and-cream',
      heading: 'Which chickens lay white or cream eggs?',
      blocks: [
        text(
          'The light breeds from around the Mediterranean lay white eggs: Leghorn, Ancona, Minorca and Andalusian. White Star is a hybrid that does so too. Most true bantams lay cream eggs. Sussex and many other heavy breeds lay what breeders call tinted eggs, which run from cream to a pale pinkish brown.',
        ),
        layersTable('leghorn', 'ancona', 'minorca', 'white-star', 'sussex', 'pekin', 'silkie'),
      ],
    },
    {
      anchor: 'where-colour-comes-from',
      heading: 'Why are eggs different colours?',
      blocks: [
        text(
          'The breed decides, not the food. Every shell starts white. Blue goes in early and right through, so the inside of a blue shell is blue. Brown is laid on top in the last hours, so the inside of a brown shell is white. Both together give green or olive. White layers add no colour at all.',
        ),
        text(
          'A hen lays one colour all her life. The ear lobe gives a hint: white lobes often go with white eggs and red lobes with brown ones, though there are exceptions. Colour says nothing about the taste or what is in the egg. The yolk is another matter: grass and greens make it deeper.',
        ),
      ],
    },
    {
      anchor: 'colour-fades',
      heading: 'Why have my dark eggs gone pale?',
      blocks: [
        text(
          'Shade is strongest in the first eggs of a season and fades as the hen lays on. Dark layers show it most. It comes back after the moult, when she has had a rest. A hen that lays often has less time to colour each egg.',
        ),
        list(
          'Hot weather, fright and mites can make shells pale for a while.',
          'Age makes shells a little paler each year.',
          'A sudden loss of colour in the whole flock, with thin or odd shells or a drop in eggs, is a sign of illness. Ask a vet.',
        ),
        links({ label: 'When to call a vet', url: '/help/when-to-call-a-vet' }),
      ],
    },
    {
      anchor: 'hatching-for-colour',
      heading: 'Will chicks lay eggs of the same colour?',
      blocks: [
        text(
          'From a pure breed, yes, near enough. The cockerel counts as much as the hen, and you cannot see what he carries, so ask what colour of egg he hatched from. From a cross the daughters vary: a blue layer crossed with a brown one gives mostly green, and the next round gives a mixed basket.',
        ),
        text(
          'The shell colour that a seller gives in a listing is the colour of the eggs on offer. Very dark shells are hard to see through at candling, so use a strong light and judge by the air cell.',
        ),
        links({ label: 'Candling eggs', url: '/help/candling-eggs' }),
      ],
    },
  ],
  sources: [
    {
      label: 'Brown: Samiullah, Roberts and Chousalkar, Eggshell color in brown-egg laying hens, Poultry Science 2015',
      url: 'https://doi.org/10.3382/ps/pev202',
    },
    {
      label: 'Blue and green: Lukanov, Blue-green coloured eggs in Gallus gallus domesticus',
      url: 'https://agriscitech.eu/blue-green-coloured-eggs-in-gallus-gallus-domesticus/',
    },
    {
      label:
        'Pale shells: University of Florida, IFAS Extension, Factors causing poor pigmentation of brown-shelled eggs',
      url: 'https://edis.ifas.ufl.edu/publication/VM047',
    },
    { label: 'Shell colours of breeds: British Poultry Standards', url: null },
  ],
  related: ['choosing-a-breed', 'chicken-care', 'candling-eggs'],
}
