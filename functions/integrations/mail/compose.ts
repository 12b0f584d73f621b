import { shortened } from '#contract/cut-text.ts'
import { site } from '#contract/site.ts'
import type { Foot, Letter } from './letter.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import type { Mail } from './mail.ts'
import { mailKinds, topicReasons } from './mail-kinds.ts'

const signed = `${site.name}, ${site.postalAddress.slice(1).join(', ')}`

// What a list of mails shows of one.
const longestSubject = 78

const clipped = (subject: string): string => shortened(subject.replace(/\s+/g, ' '), longestSubject)

const footOf = ({ kind, origin, unsubscribeUrl }: Letter): Foot => {
  const topic = mailKinds[kind]
  const choices = { label: 'Choose which mails you get', url: `${origin}/profile/notifications` }
  const unsubscribe = unsubscribeUrl ? [{ label: 'Unsubscribe', url: unsubscribeUrl }] : []
  return { signed, reason: topic && topicReasons[topic], links: [...(topic ? [choices] : []), ...unsubscribe] }
}

/**
 * The one template of all mails, in text and in HTML: a greeting, its parts, at most one action. What is of a topic says
 * so at its foot, with the way to switch it off.
 */
export const composeMail = (letter: Letter): Mail => {
  const { kind, to, unsubscribeUrl } = letter
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
