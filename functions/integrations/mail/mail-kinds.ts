import type { MailTopic } from '#contract/identity/mail-topics.ts'

/**
 * Every kind of mail, with the topic by which its reader may switch it off; null is always sent. Each kind has a preview
 * in features/operations/mail-previews.
 */
export const mailKinds = {
  'verify-email': null,
  'reset-password': null,
  'password-changed': null,
  'password-changed-here': null,
  'confirm-email': null,
  'email-change-asked': null,
  'email-changed': null,
  'new-device': null,
  'sign-in-attacked': null,
  'password-known': null,
  'factor-added': null,
  'factor-removed': null,
  'recovery-code-used': null,
  'recovery-codes-made': null,
  'account-deleted': null,
  contact: null,
  'newsletter-confirm': null,
  'newsletter-welcome': null,
  'message-unread': 'messages',
  'back-in-stock': null,
  'order-paid': 'bought',
  'order-new': 'sold',
  'order-unpaid': 'bought',
  'payment-too-late': null,
  'payment-returned': null,
  'order-accepted': 'bought',
  'order-declined': null,
  'order-dispatched': 'bought',
  'order-tracking': 'bought',
  'order-ready': 'bought',
  'order-handed-over': 'bought',
  'order-collected': 'sold',
  'order-received': 'sold',
  'order-completed': 'sold',
  'order-cancelled': 'sold',
  'not-accepted-buyer': null,
  'not-accepted-seller': 'sold',
  'not-received-buyer': 'bought',
  'not-received-seller': 'sold',
  'window-over': 'sold',
  'package-active': 'package',
  'package-past-due': 'package',
  'package-ended': 'package',
  'package-downgrade': 'package',
  'package-smaller': 'package',
  'package-cancelled': null,
  'package-resumed': 'package',
  'package-paid-late': null,
} as const satisfies Record<string, MailTopic | null>
export type MailKind = keyof typeof mailKinds

/**
 * Kinds that are sent whether or not anybody has proved that the address is theirs. Somebody may have given a stranger's, so
 * nothing in them is a user's own words, their name included. All others go to addresses that were proved.
 */
export const openKinds = [
  'verify-email',
  'reset-password',
  'password-changed',
  'password-changed-here',
  'confirm-email',
  'account-deleted',
  'newsletter-confirm',
  'newsletter-welcome',
  'package-active',
  'package-past-due',
  'package-ended',
  'package-smaller',
  'package-cancelled',
  'package-resumed',
  'package-paid-late',
  'payment-returned',
] as const satisfies MailKind[]
export type OpenKind = (typeof openKinds)[number]

const open: ReadonlySet<MailKind> = new Set(openKinds)

/** Whether a mail of this kind waits until its reader has proved their address; what comes to us ourselves does not. */
export const wantsProof = (kind: MailKind): boolean => kind !== 'contact' && !open.has(kind)

/** Why a mail of a topic came, as its foot says it. */
export const topicReasons: Record<MailTopic, string> = {
  bought: 'We sent this email because you bought something.',
  sold: 'We sent this email because you sold something.',
  messages: 'We sent this email because somebody wrote to you.',
  package: 'We sent this email because you have a package.',
}
