import { links, list, note, table, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { atAGlance, buyingLinks, commonSources, hatching, keepersRules, vetSigns } from './guide-blocks.ts'

export const peafowlCare: WrittenArticle = {
  slug: 'peafowl-care',
  kind: 'guide',
  topic: 'care-guides',
  title: 'Peafowl: a care guide',
  summary:
    'How to keep peacocks and peahens: noise, pens, roaming, hatching, peachicks, colours, and CITES for green peafowl.',
  updatedOn: '2026-11-22',
  advice: ['veterinary', 'legal'],
  sections: [
    {
      anchor: 'at-a-glance',
      heading: 'Peafowl at a glance',
      blocks: [
        atAGlance({
          of: 'Peafowl',
          kinds: ['peafowl'],
          rows: [
            ['Names', 'peacock (male), peahen (female), peachick'],
            ['Smallest flock', 'a pair, or one peacock and two to four peahens'],
            ['Life', '15 to 20 years and more'],
            ['Eggs', 'about 4 to 8 a clutch, more if they are picked up'],
            ['Full train', 'from the third year, shed each late summer'],
            ['First eggs', 'most often in the second year'],
            ['Noise', 'loud screams from spring to late summer, at night too'],
          ],
        }),
      ],
    },
    {
      anchor: 'right-for-you',
      heading: 'Are peafowl right for you, and how noisy are peacocks?',
      blocks: [
        text(
          'A peacock in full display is a sight like no other, and the birds are hardier than they look. They live for some twenty years, so think about where you will be by then. They suit farms, parks and big gardens far from others.',
        ),
        text(
          'Peacocks are very noisy. The calls carry a mile in the breeding season and begin before dawn. Free peafowl eat flower beds, sit on roofs and cars, and peck at their own image in the paint. They walk on roads and visit neighbours. If you have houses within earshot, do not keep peacocks. Peahens alone are much quieter.',
        ),
      ],
    },
    {
      anchor: 'buying',
      heading: 'Buying peafowl eggs, peachicks or grown birds',
      blocks: [
        text(
          'Birds of three to twelve months settle best. Grown ones long for their old home. Ask for the colour of both parents, as hidden colours show up later. A peacock under three years is seldom a good father. One peacock serves up to four or five peahens.',
        ),
        list(
          'Ask if the bird roamed or lived in a pen, and if it ran with chickens.',
          'Look for clear eyes, dry droppings, straight toes and a lively stare.',
          'Bring a long, dark box. A full train breaks in a small one.',
        ),
        buyingLinks('peafowl'),
      ],
    },
    {
      anchor: 'hatching',
      heading: 'How long do peafowl eggs take to hatch?',
      blocks: hatching(
        ['peafowl'],
        text(
          'Peahens lay every second or third day, from April or May. Too much warmth can give chicks crooked feet. Many breeders let a broody hen sit on the eggs for the first week and use a machine after that. A chicken as foster mother can pass on germs, so have her checked first.',
        ),
      ),
    },
    {
      anchor: 'brooding',
      heading: 'How to raise peachicks',
      blocks: [
        list(
          'Start at 35 °C under the heat and come down about 3 °C a week. They need warmth for six to eight weeks, and longer in a cold spring.',
          'Feed turkey or game bird starter crumbs. Dip the beak, and show them food: peachicks learn by copying.',
          'A single chick pines. Give it company of its own age, if need be a turkey poult or a clean chick.',
          'Keep them dry and off ground that other poultry used.',
          'Give low perches in the first weeks. Put mesh on top, since they fly at a few days old.',
        ),
        text('Under a peahen, keep mother and young in a dry pen for six to eight weeks. In wet grass she loses them.'),
      ],
    },
    {
      anchor: 'housing',
      heading: 'How large a pen do peafowl need, and can they roam?',
      blocks: [
        table({
          caption: 'Space for peafowl',
          columns: ['Part', 'Give at least'],
          rows: [
            ['Pen for a pair or trio', '35 square metres, and 3 metres wide or more'],
            ['Each extra peahen', '10 square metres'],
            ['Height', '2 metres; 2.5 is better'],
            ['Perch', '1.5 metres up or more, 10 cm broad, clear of the wall for the train'],
            ['Shelter', 'a dry, draught-free shed with a tall door'],
          ],
        }),
        text(
          'Roof the pen with soft netting. If you want them to roam, keep new birds in the pen for months first: many keepers say six to twelve. Let out one while its mate stays in, then change over. Feed in the shed each evening. You must be able to get all of them in, for a vet, for frost, and when a housing order comes.',
        ),
      ],
    },
    {
      anchor: 'feeding',
      heading: 'What do peafowl eat?',
      blocks: [
        list(
          'Grown birds: game bird or poultry pellets, with some wheat and mixed corn.',
          'From late winter until the last egg: game bird breeder pellets.',
          'Young birds: turkey or game bird rearer pellets to about six months.',
          'Greens each day, some fruit, grit, and fresh water raised off the floor.',
        ),
        text(
          'Roaming birds find a part of their food. Feed them at home all the same, morning and night, or they will settle where someone else does.',
        ),
        note('Do not feed kitchen scraps. That is against the law for peafowl as for all poultry.'),
      ],
    },
    {
      anchor: 'health',
      heading: 'When does a peafowl need a vet?',
      blocks: vetSigns(
        'Peafowl are prone to what they pick up from the ground, so plan worm checks with your vet and keep them off chicken runs. Call a vet if you see:',
        'yellow or bloody droppings',
        'a thin bird, or one that stands with drooping wings or a pulled-in neck',
        'gaping, coughing or a changed voice',
        'swelling below the eye, or bubbles in it',
        'a limp, or legs that turn outwards in young birds',
      ),
    },
    {
      anchor: 'colours',
      heading: 'Which kinds and colours of peafowl are there?',
      blocks: [
        table({
          caption: 'Peafowl that are kept in Britain',
          columns: ['Kind', 'What it is'],
          rows: [
            ['India Blue', 'the common, hardy peafowl, and the best start'],
            ['Black Shoulder', 'blue, with dark wings; a colour, not a species'],
            ['White', 'pure white, not albino'],
            ['Pied, Silver Pied', 'blue or other colours with white'],
            ['Cameo, Purple, Opal, Bronze', 'rarer colours of the same species'],
            ['Green (Java)', 'another species: tall, tender, often fierce'],
            ['Spalding', 'a cross of green and blue'],
          ],
        }),
        text('Peacocks drop the train in late summer and grow it again by spring. That is the moult, not an illness.'),
      ],
    },
    {
      anchor: 'rules',
      heading: 'Do I need a licence for peafowl?',
      blocks: keepersRules(
        text(
          'Not for blue peafowl, though you owe them care under the Animal Welfare Act, and a council can act on noise. Green peafowl are an endangered species that is listed by CITES. To bring them, their eggs or even feathers into or out of Great Britain takes permits. A bird in annex A of the British list may be sold only with a certificate. One in annex B needs none, but you must be able to prove that it was lawfully bred or brought in. Look up the annex on Species+ or ask APHA, and ask the seller for the papers. A Spalding, as a cross, may come under the same rules.',
        ),
        links({
          label: 'GOV.UK: certificates for endangered species',
          url: 'https://www.gov.uk/guidance/endangered-species-certificates-for-commercial-use',
        }),
      ),
    },
  ],
  sources: [
    {
      label: 'Who owes a bird care: Animal Welfare Act 2006, section 3',
      url: 'https://www.legislation.gov.uk/ukpga/2006/45/section/3',
    },
    {
      label: 'Roaming: Bangor Daily News, Should you add peacocks to your homestead?',
      url: 'https://bangordailynews.com/2021/07/28/homestead/should-you-add-peacocks-to-your-homestead/',
    },
    {
      label: 'Eggs in a clutch: Badoca Safari Park, Indian peafowl',
      url: 'https://badoca.com/en/animals/indian-peafowl/',
    },
    {
      label: 'Room in a pen: Poultry Bookstore blog, Peacocks in the trees',
      url: 'https://poultrybookstore.blogspot.com/2012/05/peacocks-in-trees.html',
    },
    {
      label: 'Heat in a brooder: Penn State Extension, 4-H embryology, brooding',
      url: 'https://extension.psu.edu/programs/4-h/projects/poultry/embryology/teacher-resources/supporting-subject-matter/what-you-need-to-know-to-have-a-successful-project/brooding',
    },
    {
      label: 'Status of green peafowl: BirdLife International, species factsheet',
      url: 'https://datazone.birdlife.org/species/factsheet/green-peafowl-pavo-muticus/details',
    },
    { label: 'Green peafowl in Appendix II: CITES, Appendices', url: 'https://cites.org/eng/app/appendices.php' },
    {
      label: 'Certificates and proof: GOV.UK, commercial use of endangered species',
      url: 'https://www.gov.uk/guidance/endangered-species-certificates-for-commercial-use',
    },
    ...commonSources,
  ],
  related: ['pheasant-care', 'turkey-care', 'birds-and-eggs-that-may-not-be-sold'],
}
