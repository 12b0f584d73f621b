/**
 * The mails that a user may switch off, by what they are about. Mails that keep an account or money safe (links that were
 * asked for, a changed password, money that goes back) are always sent.
 */
export const mailTopics = ['bought', 'sold', 'messages', 'package'] as const
export type MailTopic = (typeof mailTopics)[number]
