import type { MailKind, OpenKind } from './mail-kinds.ts'

/** A sum, or a line of goods, with its price. */
export type PriceRow = { what: string; price: string }

/**
 * A part of a letter: a sentence or more of ours, what somebody wrote, facts under their names, goods with prices (the
 * last row is the total), a link besides the letter's own, or digits to be typed somewhere.
 */
export type Part =
  | string
  | { quote: string }
  | { facts: [name: string, value: string][] }
  | { prices: PriceRow[] }
  | { link: { label: string; url: string } }
  | { code: string }

/** What a mail says, before it is text and HTML. Everything in it is plain text. */
export type Letter = Written &
  ({ kind: OpenKind; greeting: 'Hello,' } | { kind: Exclude<MailKind, OpenKind>; greeting: string })

type Written = {
  /** Scheme and host of the site: where the links of head and foot lead. */
  origin: string
  to: string
  subject: string
  /** Addresses for email that its sentences name and that stay in them: ours, and the reader's own. */
  emails?: readonly string[]
  paragraphs: Part[]
  action?: { label: string; url: string }
  unsubscribeUrl?: string
}

/** The last lines: who writes, why, and where to end it. */
export type Foot = { signed: string; reason: string | null; links: { label: string; url: string }[] }
