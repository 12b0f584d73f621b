import { describe, expect, test } from 'vitest'
import { mailKinds, openKinds } from '#integrations/mail/mail-kinds.ts'
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

test.each(openKinds)('the mail “%s”, which may go to a stranger, holds no name', (kind) => {
  const { subject, text, html } = mailPreviews[kind]()
  for (const part of [subject, text, html]) expect(part).not.toMatch(/Ada|Keeper|example\.com/)
})
