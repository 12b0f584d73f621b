import { links, list, note, table, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'

export const childrenAndQuietBreeds: WrittenArticle = {
  slug: 'children-and-quiet-breeds',
  kind: 'article',
  topic: 'keeping',
  title: 'Hens for children, and quiet breeds',
  summary: 'Calm and quiet birds for families and small gardens, how children handle them, and how to stay well.',
  updatedOn: '2026-11-22',
  advice: ['veterinary'],
  sections: [
    {
      anchor: 'children',
      heading: 'Which chickens are best for children?',
      blocks: [
        table({
          caption: 'Calm breeds for families',
          columns: ['Breed', 'Good to know'],
          rows: [
            ['Pekin bantam', 'small, round and tame; feathered feet like dry ground'],
            ['Silkie', 'very gentle, often broody; cannot fly and must stay dry'],
            ['Orpington', 'large, slow and calm; heavy for a small child to lift'],
            ['Faverolles', 'gentle and a little shy of bold hens'],
            ['Sussex', 'friendly, curious and a fair layer'],
            ['Hybrid layers', 'tame, used to people, many eggs'],
          ],
        }),
        text(
          'A breed is only half of it. A chick that is handled kindly each day grows up tame. Choose hens, not a cockerel: even a small one may spur a child.',
        ),
        links({ label: 'Choosing a breed', url: '/help/choosing-a-breed' }),
      ],
    },
    {
      anchor: 'quiet',
      heading: 'Which breeds are quiet?',
      blocks: [
        text(
          'All hens cluck, and most sing when they have laid. These are among the quieter ones: Orpington, Pekin, Silkie, Faverolles, Brahma, Cochin and Dorking. Light, flighty breeds such as Leghorn and Ancona, and many hybrids, have more to say.',
        ),
        list(
          'No cockerel. He is what neighbours hear, and there is no kind box or collar that stops it.',
          'Let hens out at an hour that suits the street, and keep the house dark until then.',
          'Guinea fowl and peafowl are the loudest of all. Call ducks are small and very loud. Muscovies hardly make a sound.',
        ),
        links({ label: 'Muscovy care', url: '/help/muscovy-care' }),
      ],
    },
    {
      anchor: 'handling',
      heading: 'How should a child hold a hen?',
      blocks: [
        list(
          'Sit on the ground first, and let the hen come to the hand with some corn.',
          'Hold her with both hands over the wings, close to the body, her head to the back.',
          'Put her down before she struggles. Never by the legs, never a chase.',
          'Keep faces away from beaks. Hens peck at what shines, and that includes eyes.',
        ),
        text('Under five, a child should only stroke a bird that an adult holds.'),
      ],
    },
    {
      anchor: 'health',
      heading: 'How do children stay well around hens?',
      blocks: [
        text(
          'Healthy birds may carry germs such as salmonella. Wash hands with soap and water after birds, eggs or the run, and before food. No kissing, no eating in the run, and keep shoes for it. Under fives, pregnant women and people who are ill need the most care.',
        ),
        note(
          'If a child falls ill after birds or raw egg, ask NHS 111, and say that there were birds. In an emergency call 999.',
        ),
        text(
          'Eggs from your own hens have no Lion mark. For small children, cook them until white and yolk are solid.',
        ),
        links({
          label: 'NHS: eggs',
          url: 'https://www.nhs.uk/conditions/baby/weaning-and-feeding/foods-to-avoid-giving-babies-and-young-children/',
        }),
      ],
    },
    {
      anchor: 'jobs',
      heading: 'What can children do, and who is in charge?',
      blocks: [
        text(
          'Collecting eggs, filling the feeder and looking each bird over are good jobs for a child. By law the keeper is an adult: a child under 16 cannot be made to answer for an animal. Somebody must see to the birds each day, on holidays too.',
        ),
        links({ label: 'Your first hens', url: '/help/your-first-hens' }),
      ],
    },
  ],
  sources: [
    {
      label: 'NHS: foods to avoid giving babies and young children (eggs)',
      url: 'https://www.nhs.uk/conditions/baby/weaning-and-feeding/foods-to-avoid-giving-babies-and-young-children/',
    },
    {
      label: 'Animal Welfare Act 2006, section 3 (responsibility)',
      url: 'https://www.legislation.gov.uk/ukpga/2006/45/section/3',
    },
    {
      label: 'Royal Veterinary College: a smallholder’s guide to keeping chickens',
      url: 'https://www.rvc.ac.uk/farm-animal-clinical-centre/fact-files/a-smallholders-guide-to-keeping-chickens',
    },
  ],
  related: ['choosing-a-breed', 'your-first-hens', 'chicken-care', 'telling-cockerels-from-pullets'],
}
