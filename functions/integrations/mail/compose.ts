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
const unlinked = (text: string): string => withoutWebAddresses(text, '(a web address: sign in to see it)')

const withoutLinks = (part: Part): Part => {
  if (typeof part === 'string') return part
  if ('quote' in part) return { quote: unlinked(part.quote) }
  return 'prices' in part ? { prices: part.prices.map((row) => ({ ...row, what: unlinked(row.what) })) } : part
}

const footOf = ({ kind, origin, unsubscribeUrl }: Letter): Foot => {
  const topic = mailKinds[kind]
  const choices = { label: 'Choose which emails you get', url: `${origin}/profile/notifications` }
  const unsubscribe = unsubscribeUrl ? [{ label: 'Unsubscribe', url: unsubscribeUrl }] : []
  return { signed, reason: topic && topicReasons[topic], links: [...(topic ? [choices] : []), ...unsubscribe] }
}

/**
 * The one template of all mails, in text and in HTML: a greeting, its parts, at most one action. What is of a topic says
 * so at its foot, with the way to switch it off. What is quoted, and what goods are called, loses the addresses of web
 * sites, but on its way to ourselves.
 */
export const composeMail = (given: Letter): Mail => {
  const { kind, to, unsubscribeUrl } = given
  const letter = kind === 'contact' ? given : { ...given, paragraphs: given.paragraphs.map(withoutLinks) }
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
