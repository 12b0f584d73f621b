import { links, list, note, steps, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'

export const mitesRatsAndFoxes: WrittenArticle = {
  slug: 'mites-rats-and-foxes',
  kind: 'article',
  topic: 'keeping',
  title: 'Mites, rats and foxes',
  summary:
    'How to find red mite and clear a house of it, keep rats off feed, and build a run that a fox cannot dig or climb into.',
  updatedOn: '2026-11-20',
  advice: ['veterinary'],
  sections: [
    {
      anchor: 'red-mite-signs',
      heading: 'How do I know if I have red mite?',
      blocks: [
        text(
          'Red mites live in the house, not on the hen. They hide in cracks by day and come out at night to suck blood. They breed fast in warm weather, from about May to October.',
        ),
        list(
          'Grey dust like ash in corners and under perches.',
          'A red smear when you wipe a white cloth along the underside of the perch ends.',
          'Spots of blood on eggs.',
          'Hens that will not go in at dusk, or that sit outside on the roof.',
          'Fewer eggs, and pale combs.',
          'Itchy arms after you’ve cleaned the house.',
        ),
        text('Look with a torch an hour after dark. That is when you’ll see them on the move.'),
      ],
    },
    {
      anchor: 'red-mite-clearing',
      heading: 'How to get rid of red mite',
      blocks: [
        steps(
          'Take the hens out and remove every scrap of bedding. Bag it and bin it.',
          'Take the house apart as far as it goes: perches, nest boxes, roof.',
          'Wash it under pressure with a cleaner made for red mite. Wait, let the mites come out, and wash again.',
          'Let it dry, then put a mite powder, such as diatomaceous earth, into cracks and perch ends. Wear a mask.',
          'Do it all again after five to seven days, and once more a week later, since eggs hatch in between.',
        ),
        note(
          'Ask a vet if hens look pale or weak. A heavy infestation can kill. Use on the birds only what a vet or the label allows for hens whose eggs are eaten.',
        ),
        links({ label: 'Health supplies', url: '/category/supplies/health' }),
      ],
    },
    {
      anchor: 'other-mites-and-lice',
      heading: 'Lice, northern fowl mite and scaly leg',
      blocks: [
        text(
          'These live on the bird. Part the feathers below the vent and under the wings each fortnight. Lice are straw-coloured, run fast and glue white clumps of eggs to the feather shafts. Northern fowl mites look like dark dirt round the vent that moves. Scaly leg mites lift the scales of the legs, which look rough and crusted. Never pull the crusts off.',
        ),
        text(
          'A dry dust bath keeps numbers down. Look at all birds if one has them, clean the house too, and ask a vet or a qualified adviser which product suits laying hens.',
        ),
        links({ label: 'When to call a vet', url: '/help/when-to-call-a-vet' }),
      ],
    },
    {
      anchor: 'rats',
      heading: 'How do I keep rats away from my chickens?',
      blocks: [
        text('Rats come for feed and stay for shelter. Take both away, and they move on.'),
        list(
          'Keep feed in a metal bin. Take feeders in at night, or use one with a treadle.',
          'Sweep up what is spilled, and collect eggs every day.',
          'Raise the house on legs so that nothing can nest beneath it.',
          'Close holes with fine steel mesh of 13 mm or less. Rats get through a gap as wide as a thumb.',
          'Clear piles of wood and long weeds near the run.',
        ),
        text(
          'Poison can kill pets, owls and your own birds. If you need it, hire somebody who is trained. Rats carry disease, so wear gloves and wash your hands.',
        ),
        links({ label: 'Pest control services', url: '/category/services/pest-control' }),
      ],
    },
    {
      anchor: 'foxes',
      heading: 'How to keep foxes away: a fox-proof run and hen house',
      blocks: [
        text(
          'A fox digs, climbs, bites and comes by day as well as by night, in towns too. One visit can end a flock.',
        ),
        list(
          'Use welded mesh of a strong gauge. Chicken wire does not stop a fox.',
          'Sink it 30 to 50 cm into the ground and turn it outwards, or lay a skirt of mesh or slabs half a metre wide around the run.',
          'Roof the run, or build it two metres high with an overhang outwards.',
          'Fit bolts on every door. Foxes open simple latches.',
          'Electric netting guards birds that range. Test it each day and keep the grass off it.',
          'Shut the pop hole at dusk, each day, or let an automatic door do it.',
        ),
      ],
    },
    {
      anchor: 'other-visitors',
      heading: 'Other predators: badgers, birds of prey, crows and stoats',
      blocks: [
        text(
          'A badger can tear open a thin wooden house, so use thick boards and firm bolts. Stoats, weasels, mink and polecats need only a hole of 3 cm. Crows and magpies take eggs and chicks; sparrowhawks and buzzards now and then take bantams. Netting over the run and shrubs to hide under help most. Many of these animals are protected by law, so keep them out and do not harm them.',
        ),
        text(
          'Small wild birds carry mites and bird flu. Feed and water your flock under a roof, where they cannot reach.',
        ),
        links({ label: 'Bird flu rules', url: '/help/bird-flu-rules' }),
      ],
    },
  ],
  sources: [
    {
      label: 'Holmer Veterinary Surgery: red mite alert for poultry owners',
      url: 'https://www.holmervetsurgery.co.uk/2022/07/20/red-mite-alert-for-poultry-owners/',
    },
    { label: 'Poultry Keeper: red mite', url: 'https://poultrykeeper.com/red-mite/' },
    { label: 'Anne Perdeaux: A Family Guide to Keeping Chickens (mites, fox-proof runs)', url: null },
    {
      label: 'Rats: Test Valley Borough Council, feeding birds and animals in your garden',
      url: 'https://testvalley.gov.uk/housingandenvironmentalhealth/pest-control-services/controlling-rats-mice-guide-preventing-infestation?chapter=3',
    },
  ],
  related: ['housing-and-space', 'when-to-call-a-vet', 'feeding-a-flock', 'chicken-care'],
}
