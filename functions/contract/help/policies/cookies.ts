import { links, list, type Section, table, text } from '../../blocks.ts'
import { justWroteSeconds, knownDays, sessionLife } from '../../identity/session-life.ts'
import { site } from '../../site.ts'
import type { Policy } from './policy.ts'

const kinds = ['essential', 'preferences', 'analytics', 'marketing'] as const
type CookieKind = (typeof kinds)[number]

type Cookie = { name: string; kind: CookieKind; purpose: string; lifetime: string }

/** Every cookie of ours; all but the essential ones wait for consent, and for the operator to turn them on. */
export const cookieTable: readonly Cookie[] = [
  {
    name: 'session_id',
    kind: 'essential',
    purpose: 'Keeps you signed in. Signed by us, and scripts can’t reach it.',
    lifetime: `${sessionLife.days} days`,
  },
  {
    name: 'csrf_token',
    kind: 'essential',
    purpose: 'Proves that what’s done in your name was done on our own pages.',
    lifetime: `${sessionLife.days} days`,
  },
  {
    name: 'just_wrote',
    kind: 'essential',
    purpose:
      'Lets you see your own changes straight away, such as a new price. It says when you made one, not who you are.',
    lifetime: `${justWroteSeconds} seconds`,
  },
  {
    name: 'known_device',
    kind: 'essential',
    purpose: 'Knows this browser is yours, so nobody can lock you out. It doesn’t say who you are.',
    lifetime: `${knownDays.device} days`,
  },
  { name: 'language', kind: 'preferences', purpose: 'Remembers the language that you chose.', lifetime: '1 year' },
  { name: 'currency', kind: 'preferences', purpose: 'Remembers the currency that you chose.', lifetime: '1 year' },
  { name: '_ga', kind: 'analytics', purpose: 'Google Analytics: tells visitors apart.', lifetime: '2 years' },
  {
    name: '_gid',
    kind: 'analytics',
    purpose: 'Google Analytics: tells visitors apart for a day.',
    lifetime: '24 hours',
  },
  { name: '_gat', kind: 'analytics', purpose: 'Google Analytics: limits how often it is asked.', lifetime: '1 minute' },
  { name: '_fbp', kind: 'marketing', purpose: 'Meta: shows and measures advertisements.', lifetime: '3 months' },
  {
    name: '_gcl_au',
    kind: 'marketing',
    purpose: 'Google Ads: measures what advertisements lead to.',
    lifetime: '3 months',
  },
]

const setWhen = (kind: CookieKind): string =>
  kind === 'essential' ? 'Set now' : 'Only after consent, when the operator turns it on'

const words: Record<CookieKind, { heading: string; says: string }> = {
  essential: {
    heading: 'Essential cookies',
    says: 'Without them the site can’t keep you signed in or your account safe, so they can’t be turned off. They are set when you sign in, and when you change what others see.',
  },
  preferences: {
    heading: 'Preference cookies',
    says: 'They remember choices, so you don’t have to make them again.',
  },
  analytics: {
    heading: 'Analytics cookies',
    says: 'They would tell us which pages people read and where they get stuck.',
  },
  marketing: {
    heading: 'Marketing cookies',
    says: 'They would tell us which adverts bring visitors, and show adverts elsewhere.',
  },
}

const sectionOf = (kind: CookieKind): Section => ({
  anchor: kind,
  heading: words[kind].heading,
  blocks: [
    text(words[kind].says),
    table({
      caption: words[kind].heading,
      columns: ['Cookie', 'What it does', 'Kept for', 'When it is set'],
      rows: cookieTable
        .filter((cookie) => cookie.kind === kind)
        .map(({ name, purpose, lifetime }) => [name, purpose, lifetime, setWhen(kind)]),
    }),
  ],
})

export const cookiesPolicy: Policy = {
  path: '/cookies',
  title: 'Cookie policy',
  description: `Which cookies ${site.name} sets, what each is for and how long it lasts, and how to change your choice.`,
  lastUpdated: 'May 6, 2025',
  summary: `Which cookies ${site.name} uses, what each is for, how long it lasts, and how to change your mind.`,
  sections: [
    {
      anchor: 'what',
      heading: 'What cookies are',
      blocks: [
        text(
          'Cookies are small files that a site keeps in your browser. Ours come in four kinds. Essential cookies are set when they are needed; the others only after you have agreed to their kind, and only once the operator of this site has turned them on. Each row below says which it is.',
        ),
      ],
    },
    {
      anchor: 'choice',
      heading: 'Your choice',
      blocks: [
        text(
          'You choose in the banner on your first visit. We save your choice in this browser and don’t ask again. You can change it at any time with the “Cookie Settings” button on this page, in the footer or in the account menu.',
        ),
      ],
    },
    ...kinds.map(sectionOf),
    {
      anchor: 'storage',
      heading: 'What else your browser keeps for us',
      blocks: [
        text(
          'These aren’t cookies: they stay in your browser and aren’t sent to us with each page. Signing out deletes them all, except your choice on this page, the currency, a cart you filled without an account, the theme and the fact that you cleared your place.',
        ),
        list(
          'cookie_consent: your choice on this page.',
          'preferredCurrency: the currency in which a visitor sees prices.',
          'guest_cart: what a visitor has put in the cart.',
          'recent_searches: what you searched for last, until you clear it.',
          'near_place: the first half of the postcode you last searched near, or of your own address, until you clear it. From then on we only note that you did, so that we don’t take it from your address again.',
          'recently_viewed: which listings you looked at last, until you clear it, for up to 60 days.',
          'help_votes: which help articles you said were useful, until you take it back or clear the storage.',
          'verify_place: which page asked you to verify your email address, for a day at most, so that the link leads back there.',
          'listing_copy: what you had typed into a draft listing and hadn’t saved yet, until it’s saved.',
          'two_step_offer: that you said no when we offered you two-step sign-in.',
          'theme: light or dark, if you chose one.',
          'Until the tab is closed: where you had scrolled to, how many you wanted where your cart holds fewer, what you had begun to write or to buy, and the listing you wanted to save before you signed in.',
        ),
      ],
    },
    {
      anchor: 'browsers',
      heading: 'Cookies in your browser',
      blocks: [
        text(
          'Every browser lets you look at cookies, delete them and refuse them. Without the essential ones you can read this site but not sign in.',
        ),
        links(
          { label: 'Google Chrome', url: 'https://support.google.com/chrome/answer/95647' },
          {
            label: 'Mozilla Firefox',
            url: 'https://support.mozilla.org/en-US/kb/clear-cookies-and-site-data-firefox',
          },
          { label: 'Apple Safari', url: 'https://support.apple.com/en-gb/guide/safari/sfri11471/mac' },
          {
            label: 'Microsoft Edge',
            url: 'https://support.microsoft.com/en-gb/microsoft-edge/delete-cookies-in-microsoft-edge-63947406-40ac-c3b8-57b9-2a946a29ae09',
          },
        ),
      ],
    },
    {
      anchor: 'questions',
      heading: 'Questions about cookies',
      blocks: [
        text(`Write to ${site.supportEmails.support}. The privacy policy says how we treat personal data.`),
        links({ label: 'Privacy policy', url: '/privacy' }, { label: 'Contact us', url: '/contact' }),
      ],
    },
  ],
}
