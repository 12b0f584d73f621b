import type { Deps } from '#app/deps.ts'
import { site } from '#contract/site.ts'
import { composeMail } from '#integrations/mail/compose.ts'
import type { Mail } from '#integrations/mail/mail.ts'

/** The cause of the last mail that somebody gets. */
export const farewellCause = (id: string): string => `account-deleted:${id}`

/** The last mail that somebody gets; its row goes once it is sent. */
export const accountDeletedMail = ({ origin }: Pick<Deps, 'origin'>, user: { email: string }): Mail =>
  composeMail({
    kind: 'account-deleted',
    origin,
    to: user.email,
    subject: `Your account with ${site.name} is deleted`,
    emails: [site.supportEmails.support],
    greeting: 'Hello,',
    paragraphs: [
      'We’ve deleted your account, as you asked. Your profile, addresses, listings, photos and messages are gone, and nobody else can have your username.',
      'We keep orders, with the names and addresses on them, for as long as the law says we must. Only the other person in each order can see them.',
      `If it wasn’t you, write to ${site.supportEmails.support} from this address.`,
    ],
  })
