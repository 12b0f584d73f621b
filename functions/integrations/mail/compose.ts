import { shortened } from '#contract/cut-text.ts'
import { site } from '#contract/site.ts'
import { withoutWebAddresses } from '#contract/text-rules.ts'
import type { Foot, Letter, Part } from './letter.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import type { Mail } from './mail.ts'
import { mailKinds, topicReasons } from './mail-kinds.ts'

const signed = `${site.name}, ${site.postalAddress.slice(1).join(', ')}`

// What a list of mails shows of one.
const longestSubject = 78

// A header is one line, and reads in the order in which it stands.
const clipped = (subject: string): string =>
  shortened(subject.replaceAll(/[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim(), longestSubject)

/** What one user's words to another lose in a mail, whose program would make a link of it that looks like ours. */
const unlinked = (text: string, words = '(a web address: sign in to see it)'): string =>
  withoutWebAddresses(text, words)

// A sentence of ours may name people, shops and goods.
const sentence = (text: string, [kept, ...more]: readonly string[]): string =>
  kept === undefined
    ? unlinked(text)
    : text
        .split(kept)
        .map((piece) => sentence(piece, more))
        .join(kept)

const withoutLinks = (part: Part, kept: readonly string[]): Part => {
  if (typeof part === 'string') return sentence(part, kept)
  if ('quote' in part) return { quote: unlinked(part.quote) }
  if ('facts' in part) return { facts: part.facts.map(([name, value]) => [name, unlinked(value)]) }
  return 'prices' in part ? { prices: part.prices.map((row) => ({ ...row, what: unlinked(row.what) })) } : part
}

const withoutForeignLinks = <L extends Letter>(letter: L): L => ({
  ...letter,
  subject: unlinked(letter.subject, '…'),
  greeting: unlinked(letter.greeting, '…'),
  paragraphs: letter.paragraphs.map((part) => withoutLinks(part, letter.emails ?? [])),
})

const footOf = ({ kind, origin, unsubscribeUrl }: Letter): Foot => {
  const topic = mailKinds[kind]
  const choices = { label: 'Choose which emails you get', url: `${origin}/profile/notifications` }
  const unsubscribe = unsubscribeUrl ? [{ label: 'Unsubscribe', url: unsubscribeUrl }] : []
  return { signed, reason: topic && topicReasons[topic], links: [...(topic ? [choices] : []), ...unsubscribe] }
}

/**
 * The one template of all mails, in text and in HTML: a greeting, its parts, at most one action. What is of a topic says
 * so at its foot, with the way to switch it off. Whatever may hold somebody's words loses the addresses of web sites, but on
 * its way to ourselves.
 */
export const composeMail = (given: Letter): Mail => {
  const { kind, to, unsubscribeUrl } = given
  const letter = kind === 'contact' ? given : withoutForeignLinks(given)
  const subject = clipped(letter.subject)
  const foot = footOf(letter)
  return {
    kind,
    recipient: to,
    subject,
    text: letterText(letter, foot),
    html: letterHtml({ ...letter, subject }, foot),
    unsubscribeUrl: unsubscribeUrl || null,
  }
}
