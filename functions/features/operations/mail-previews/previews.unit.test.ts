import { describe, expect, test } from 'vitest'
import { mailKinds, openKinds } from '#integrations/mail/mail-kinds.ts'
import type { Changed } from './preview.rules.ts'
import { mailPreviews, previewOrigin } from './previews.mails.ts'

const previews = Object.entries(mailPreviews)

const unescaped = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The pieces of text that a reader of the HTML sees. */
const textsOf = (html: string): string[] =>
  html
    .slice(html.indexOf('<body'))
    .split(/<[^>]+>/)
    .map((piece) => unescaped(piece).trim())
    .filter(Boolean)

const linksOf = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => unescaped(url!))

/** The tags of our own template; whatever else looks like one came from somebody's text. */
const ourTags = new Set(['body', 'div', 'p', 'span', 'a', 'br', 'blockquote'])

test('there is a preview of every kind of mail, and it is of that kind', () => {
  expect(Object.keys(mailPreviews).sort()).toEqual(Object.keys(mailKinds).sort())
  for (const [kind, preview] of previews) expect(preview().kind).toBe(kind)
})

describe.each(previews)('the mail “%s”', (kind, preview) => {
  const mail = preview()
  const { subject, text, html } = mail

  test('has a subject that a list of mails shows whole, and says nothing that is missing', () => {
    expect(subject.length).toBeLessThanOrEqual(78)
    expect(subject).toBe(subject.trim())
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|NaN|null|\[object|Invalid Date/)
  })

  test('says in its text all that its HTML says, with every link', () => {
    for (const piece of textsOf(html)) expect(text).toContain(piece)
    for (const url of linksOf(html)) if (url !== previewOrigin) expect(text).toContain(url)
  })

  test('has links that lead somewhere from a mailbox', () => {
    for (const url of linksOf(html)) expect(url).toMatch(/^(https:\/\/\S+|mailto:\S+)$/)
    for (const [url] of text.matchAll(/https?:\S+/g)) expect(URL.canParse(url)).toBe(true)
  })

  test('shows what people wrote as text', () => {
    const tags = [...html.slice(html.indexOf('<body')).matchAll(/<\/?([a-z]+)/g)].map(([, tag]) => tag!)
    expect(tags.filter((tag) => !ourTags.has(tag) && tag !== 'html')).toEqual([])
  })

  test('says at its foot why it came, and how to end it, if its reader may', () => {
    const topic = mailKinds[kind as keyof typeof mailKinds]
    expect(text.includes('We sent this email because')).toBe(topic !== null)
    expect(linksOf(html).includes(`${previewOrigin}/profile/notifications`)).toBe(topic !== null)
  })
})

const told = ' see https://evil.example/pay or evil.com, please'

/** What is checked to be of a kind that holds no words of somebody's, or is none of theirs. */
const noWords = new Set([
  ...['id', 'ids', 'checkoutId', 'packageId', 'productId', 'optionId', 'listingId', 'conversation_id', 'listing_id'],
  ...['user_id', 'sellerId', 'token', 'confirmHash', 'reference', 'number', 'orderNumbers', 'code', 'cause'],
  ...['email', 'newEmail', 'to', 'sellerEmail', 'currency', 'country', 'provider', 'carrier', 'tracking'],
  ...['status', 'way', 'kind', 'tier', 'nextTier', 'period', 'stage', 'topic', 'what', 'change', 'dispatchWeekdays'],
  ...['from', 'dueOn', 'holidayUntil', 'asked_at'],
])

/** Something with these words at the end of each text in it that somebody may have written. */
const telling: Changed = (input) => {
  const tell = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') return noWords.has(name) ? value : value + told
    if (Array.isArray(value)) return value.map((each) => tell(each, name))
    if (value === null || typeof value !== 'object' || value instanceof Date) return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, tell(each, key)]))
  }
  return tell(input) as typeof input
}

// What comes to ourselves stays as it was written.
test.each(previews.filter(([kind]) => kind !== 'contact'))(
  'the mail “%s” leads nowhere else, whatever is written in what it is made from',
  (_, preview) => {
    const { subject, text, html } = preview(telling)
    for (const part of [subject, text, html]) expect(part).not.toContain('evil')
  },
)

test('what is written comes into the previews that tell of it', () => {
  const telltale = previews.filter(([, preview]) => preview(telling).text !== preview().text)
  expect(telltale.length).toBeGreaterThan(30)
})

test.each(openKinds)('the mail “%s”, which may go to a stranger, holds no name and no words of a user', (kind) => {
  const { subject, text, html } = mailPreviews[kind]()
  expect(mailPreviews[kind](telling)).toMatchObject({ subject, text, html })
  for (const part of [subject, text, html]) expect(part).not.toMatch(/Ada|Keeper|example\.com/)
})
