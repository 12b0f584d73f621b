import type { FeatureStatus } from '#contract/talk/community.constants.ts'

export type SeedRequest = {
  by: string
  daysAgo: number
  title: string
  description: string
  voters: string[]
  /** What became of it; pending when nothing did. */
  answer?: { status: FeatureStatus; daysAgo: number; note?: string }
}

/** What keepers wish for, the oldest first. The demo seller has asked for nothing yet. */
export const seedRequests: SeedRequest[] = [
  {
    by: 'hollybank_hens',
    daysAgo: 24,
    title: 'Show the price of one egg',
    description:
      'Some sellers pack by six, some by ten and some by the dozen. A price an egg on the card would save me the sums.',
    voters: ['demo_buyer', 'jack_marsh', 'demo_premium', 'gower_hens', 'kentish_quail', 'demo_seller'],
    answer: {
      status: 'implemented',
      daysAgo: 9,
      note: 'Every card of hatching eggs now shows it, and so does each option of the listing.',
    },
  },
  {
    by: 'gower_hens',
    daysAgo: 22,
    title: 'Choose my own dispatch days',
    description:
      'I only get to the post office on Mondays and Wednesdays. Please let me say so once for the shop, so that buyers see a date that I can keep.',
    voters: ['demo_seller', 'demo_premium', 'fenside_waterfowl', 'border_rare_breeds'],
    answer: { status: 'implemented', daysAgo: 15 },
  },
  {
    by: 'jack_marsh',
    daysAgo: 20,
    title: 'Post live birds by courier',
    description:
      'Collection only rules out half the country for me. A licensed animal courier could take point-of-lay pullets overnight.',
    voters: ['fenside_waterfowl'],
    answer: {
      status: 'rejected',
      daysAgo: 16,
      note: 'Live birds stay collection only: we cannot see to their welfare on the road. You may of course send a licensed carrier to collect for you.',
    },
  },
  {
    by: 'demo_buyer',
    daysAgo: 18,
    title: 'A hatching diary with candling dates',
    description:
      'When I set a tray I would like to write down the day and be told when to candle, when to stop turning and when to expect the first pip.\n\nQuail and ducks differ, so it should know the species.',
    voters: [
      'hollybank_hens',
      'jack_marsh',
      'kentish_quail',
      'fenside_waterfowl',
      'demo_premium',
      'gower_hens',
      'demo_seller',
    ],
    answer: { status: 'approved', daysAgo: 6, note: 'We are building this, with a calendar to add to your phone.' },
  },
  {
    by: 'border_rare_breeds',
    daysAgo: 15,
    title: 'Mark breeds on the RBST watchlist',
    description:
      'A small mark on the listing of a rare breed, with a line about how many breeding females are left, would help people choose the birds that need them.',
    voters: ['gower_hens', 'hollybank_hens', 'demo_premium'],
    answer: { status: 'under_review', daysAgo: 8, note: 'We are asking the Trust whether we may use its list.' },
  },
  {
    by: 'pennine_supplies',
    daysAgo: 13,
    title: 'Change stock from a spreadsheet',
    description:
      'I keep some two hundred lines in a spreadsheet. Uploading it once a week would be a great deal quicker than opening each listing.',
    voters: ['ridgeway_services', 'demo_premium'],
    answer: { status: 'approved', daysAgo: 4 },
  },
  {
    by: 'hollybank_hens',
    daysAgo: 11,
    title: 'Tell me when a breed comes back',
    description:
      'I have been looking for Silver Appleyard eggs since March. A mail when somebody near me lists them would save me from looking every evening.',
    voters: ['demo_buyer', 'jack_marsh', 'fenside_waterfowl', 'border_rare_breeds', 'gower_hens'],
    answer: { status: 'under_review', daysAgo: 5 },
  },
  {
    by: 'kentish_quail',
    daysAgo: 9,
    title: 'Let me photograph the box before it goes',
    description:
      'If I could add a picture of the packed eggs when I mark an order as sent, there would be less to argue about when a parcel arrives dented.',
    voters: ['demo_seller', 'gower_hens', 'demo_buyer'],
  },
  {
    by: 'demo_buyer',
    daysAgo: 7,
    title: 'Map of sellers for a day out',
    description:
      'We collect our birds and like to see two or three places on one trip. Could the results be shown on a map as well as in a list?',
    voters: ['jack_marsh', 'hollybank_hens'],
  },
  {
    by: 'ridgeway_services',
    daysAgo: 5,
    title: 'Show which vets see poultry at the weekend',
    description:
      'Most of my calls come on a Saturday. A line for weekend and bank holiday hours on service listings would spare people the ringing round.',
    voters: ['demo_premium', 'hollybank_hens', 'demo_buyer', 'border_rare_breeds'],
    answer: { status: 'under_review', daysAgo: 2 },
  },
  {
    by: 'fenside_waterfowl',
    daysAgo: 3,
    title: 'Goose eggs deserve a place of their own',
    description:
      'Goose and guinea fowl eggs stand under rare, which is not where people look for them. Please give them their own heading in spring at least.',
    voters: ['gower_hens'],
  },
  {
    by: 'jack_marsh',
    daysAgo: 1,
    title: 'Remember my collection points',
    description: 'I collect from the same three farms. Please let me keep their directions with my orders.',
    voters: [],
  },
]
