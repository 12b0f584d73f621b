import { links, list, note, table, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'

export const cockerelsAndPullets: WrittenArticle = {
  slug: 'telling-cockerels-from-pullets',
  kind: 'article',
  topic: 'keeping',
  title: 'Telling cockerels from pullets',
  summary:
    'How and when you can sex chicks: by breed at a day old, by comb and feathers later, and what "unsexed" means in a listing.',
  updatedOn: '2026-11-20',
  advice: [],
  sections: [
    {
      anchor: 'how-early',
      heading: 'How old must a chick be before you can tell its sex?',
      blocks: [
        text(
          'In most breeds a keeper can only guess before six to eight weeks, and be fairly sure at ten to twelve. A few breeds and crosses show it on the day they hatch. Silkies, Pekins and other slow or fluffy breeds may keep you waiting until fourteen weeks or more.',
        ),
        table({
          caption: 'What you can see at what age',
          columns: ['Age', 'What tells you'],
          rows: [
            ['Day old', 'Down colour, in autosexing breeds and sex-linked crosses only'],
            ['2 to 4 weeks', 'Pullets often grow wing and tail feathers first; a hint, no proof'],
            ['5 to 8 weeks', 'Comb and wattles of cockerels grow and turn red'],
            ['10 to 12 weeks', 'Pointed, shiny feathers on a cockerel’s back and neck'],
            ['12 weeks and on', 'Crowing, curved tail feathers'],
          ],
        }),
      ],
    },
    {
      anchor: 'signs',
      heading: 'How to tell a cockerel from a pullet',
      blocks: [
        text(
          'Compare chicks of the same breed and hatch side by side. One sign alone is weak; several together are good.',
        ),
        list(
          'Comb: larger, thicker and redder on a cockerel at the same age. Breeds with small combs show it late.',
          'Legs: longer and thicker on a cockerel.',
          'Stance: cockerels stand tall, pullets more level.',
          'Back: from about ten weeks a cockerel grows narrow, pointed, glossy feathers in front of the tail. A pullet’s stay broad and round.',
          'Colour: in many breeds he has patches of bright or mixed colour, while she is even.',
          'Voice: crowing may start from about twelve weeks. A rooster is the same as a cock; under a year old he is a cockerel.',
        ),
      ],
    },
    {
      anchor: 'autosexing',
      heading: 'Which breeds can be sexed at a day old?',
      blocks: [
        text(
          'In an autosexing breed the down differs from the first day and the breed stays true. Cream Legbar, Rhodebar, Welbar and Brussbar are such breeds: cockerels are paler with a light spot on the head, and pullets are darker with clear stripes. Among geese, Pilgrim and West of England show it too.',
        ),
        text(
          'A sex-linked cross shows it once. A gold cock, such as Rhode Island Red, on a silver hen, such as Light Sussex, gives pale sons and gold daughters. Their own chicks do not. In Welsummers the marks help, but are right only about four times in five.',
        ),
        links(
          { label: 'Cream Legbar hatching eggs', url: '/category/hatching-eggs/chicken?breed=cream-legbar' },
          { label: 'Chickens for sale', url: '/category/live-birds/chickens' },
        ),
      ],
    },
    {
      anchor: 'myths',
      heading: 'Can you tell from the egg, or with a ring on a string?',
      blocks: [
        text(
          'No. Neither the shape nor the size of an egg tells you what is in it, and a ring on a string swings as your hand does. About half of all chicks are male, whatever you do.',
        ),
        text(
          'Vent sexing is real, but it takes years to learn and can hurt a chick in hands that have not learned it. A DNA test of a feather or a bit of shell is close to certain at any age. It is worth the money for expensive birds such as peafowl, where both sexes look alike for a long time.',
        ),
      ],
    },
    {
      anchor: 'in-listings',
      heading: 'What does "unsexed" mean when I buy?',
      blocks: [
        text(
          'It means that nobody knows, or promises, what the birds will be. Expect as many cockerels as hens, and sometimes more. A pullet is a hen in her first year. A pair is one male and one female, and a trio is one male and two females. Point of lay (POL) is a pullet of about 16 to 21 weeks.',
        ),
        note(
          'Each listing of live birds says the sex and the age in weeks. If the seller sold a bird as a pullet and it crows, write to us with the order number. The returns policy says how long you have to report a problem.',
        ),
        links(
          { label: 'Returns: live birds', url: '/returns#live-birds' },
          { label: 'Questions for a seller', url: '/help/questions-for-a-seller' },
        ),
      ],
    },
    {
      anchor: 'spare-cockerels',
      heading: 'What to do with spare cockerels',
      blocks: [
        text(
          'Plan for them before you set eggs. Hens lay without a cockerel, and in a street of houses his crowing can bring a complaint to the council. One cock is enough for about eight to ten hens.',
        ),
        list(
          'Sell or give away good ones to somebody who breeds, while they are young.',
          'Rear them in a group of their own, away from hens, where they fight less.',
          'Raise them for the table, if you can do it humanely and by the rules.',
          'Never let one loose: it is cruel, and it is an offence.',
        ),
      ],
    },
  ],
  sources: [
    { label: 'Victoria Roberts, vet: sexing', url: 'https://vicvet.com/breeds-sexing.php' },
    {
      label:
        'Day-old chicks: Jacquie Jacob, University of Kentucky, Sexing day-old chicks on small and backyard flocks',
      url: 'https://articles.extension.org/pages/65437/sexing-day-old-chicks-on-small-and-backyard-flocks',
    },
    {
      label: 'Noise, smell and birds as a nuisance: Environmental Protection Act 1990, section 79',
      url: 'https://www.legislation.gov.uk/ukpga/1990/43/section/79',
    },
  ],
  related: ['brooding-chicks', 'choosing-a-breed', 'questions-for-a-seller', 'chicken-care'],
}
