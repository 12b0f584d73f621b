import type { PictureKey } from '#db/seed/pictures/manifest.ts'

/** One after the other, with the hours since; who writes has read what came before. */
type Line = { from: string; hoursAgo: number; text: string; photos?: PictureKey[] }

export type SeedConversation = {
  between: [asker: string, seller: string]
  /** A listing's title, or the title of something in an order between the two. */
  about: { listing: string } | { ordered: string } | null
  lines: Line[]
  /** Who has seen the last message too. */
  seenBy?: string
}

const says = (from: string, hoursAgo: number, text: string): Line => ({ from, hoursAgo, text })

/** Says it with photos. */
const shows = (from: string, hoursAgo: number, [text, ...photos]: [string, ...PictureKey[]]): Line => ({
  from,
  hoursAgo,
  text,
  photos,
})

export const conversations: SeedConversation[] = [
  {
    between: ['demo_buyer', 'demo_seller'],
    about: { listing: 'White Silkie hatching eggs' },
    lines: [
      says(
        'demo_buyer',
        27,
        'Hello, I would like a dozen of the Silkie eggs for a broody who has just gone down. Are the parents all white, and how old are the eggs when they leave you?',
      ),
      says(
        'demo_seller',
        25.5,
        'Hello Sam, yes, all white, six hens and an unrelated cock. I collect twice a day and nothing older than four days goes out. Let them stand point down for a day when they come, then set them.',
      ),
      says('demo_buyer', 25.2, 'Perfect, thank you. Do you pack them in foam?'),
      shows('demo_seller', 24.8, [
        'Always, and the box says fragile on all six sides. These went out last week.',
        'cream-tray',
      ]),
      says(
        'demo_seller',
        4,
        'I have seen your order, thank you. They will leave on the next dispatch day, I will send the tracking number.',
      ),
      says('demo_seller', 3.9, 'One more thing: would you like two extra in case one does not take to the journey?'),
    ],
  },
  {
    between: ['demo_buyer', 'demo_premium'],
    about: { ordered: 'Cream Legbar hatching eggs, sky blue' },
    lines: [
      says(
        'demo_buyer',
        97,
        'Good morning, could these come on a Wednesday? I am away on Tuesday and do not want them in the porch overnight.',
      ),
      says(
        'demo_premium',
        95,
        'No trouble. I will post them on Tuesday afternoon, so that they reach you on Wednesday before one.',
      ),
      shows('demo_buyer', 7, [
        'They are here, all twelve whole and such a blue. Going in the incubator tonight.',
        'cream-legbar',
        'cabinet-incubator',
      ]),
      says(
        'demo_premium',
        5,
        'Glad to hear it! Candle on day seven, and mind that the pale shells show cracks only under the lamp.',
      ),
    ],
    seenBy: 'demo_buyer',
  },
  {
    between: ['demo_buyer', 'demo_premium'],
    about: { listing: 'Copper Black Marans hatching eggs, very dark' },
    lines: [
      says('demo_buyer', 31, 'Where on the Marans colour chart would you put these?'),
      says(
        'demo_premium',
        29,
        'A seven, the odd eight. The picture with the nest was taken this week, without a filter.',
      ),
    ],
    seenBy: 'demo_buyer',
  },
  {
    between: ['demo_buyer', 'ridgeway_services'],
    about: { listing: 'Flock health visit by a poultry vet' },
    lines: [
      says(
        'demo_buyer',
        50,
        'Hello, could you give me a quote for this, please?\n\nPlace: Hebden Bridge\nDate: a weekday in the next fortnight\nBirds: 14 hens, 2 cocks, 6 call ducks',
      ),
      says(
        'ridgeway_services',
        46,
        'Hello Sam, thank you. For a flock of that size it is one visit of about an hour and a half, with faecal counts for both houses. I could come on Thursday morning or the Monday after. Which suits you?',
      ),
    ],
  },
  {
    between: ['demo_buyer', 'fenside_waterfowl'],
    about: null,
    lines: [
      says('demo_buyer', 160, 'Do you ever have Silver Appleyard drakes to spare? I lost mine to the fox.'),
      says(
        'fenside_waterfowl',
        150,
        'Sorry to hear that. Two should be ready in about six weeks, I will let you know before I list them.',
      ),
      says('demo_buyer', 149, 'That would be kind, thank you.'),
    ],
    seenBy: 'fenside_waterfowl',
  },
  {
    between: ['hollybank_hens', 'demo_seller'],
    about: { listing: 'Pekin bantam hatching eggs, lavender and black' },
    lines: [
      says('hollybank_hens', 26, 'Is the black cock over the lavender hens, or do you keep them apart?'),
      says(
        'demo_seller',
        23,
        'Apart at the moment. Black over lavender gives splits, I can put a half dozen of those together if you like.',
      ),
      says(
        'hollybank_hens',
        1.5,
        'Yes please, six of those next week. May I also pay by bank transfer? It would save you waiting.',
      ),
    ],
  },
  {
    between: ['jack_marsh', 'demo_seller'],
    about: { listing: 'Gold Sebright bantam hatching eggs' },
    lines: [
      says('jack_marsh', 38, 'No hard feelings about the broodies. Tell me when the Sebrights lay again?'),
      says('demo_seller', 36, 'I will, and thank you for being so good about it.'),
      says('jack_marsh', 2.5, 'Any news from the girls?'),
    ],
  },
  {
    between: ['jack_marsh', 'demo_premium'],
    about: { ordered: 'Welsummer hatching eggs, speckled terracotta' },
    lines: [
      says(
        'jack_marsh',
        1.6,
        'Could you leave out any with a thin shell? I would rather have ten good ones than twelve.',
      ),
    ],
  },
]
