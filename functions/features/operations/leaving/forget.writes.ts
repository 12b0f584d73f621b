import { sql } from 'drizzle-orm'
import { forgetAnswers, renameInAnswers } from '#app/forget-answers.queries.ts'
import { deletedName } from '#contract/identity/deleted-user.ts'
import type { Db } from '#db/client.ts'
import { forgetFavourites } from '#features/catalogue/favourites/forget-favourites.queries.ts'
import { forgetAddresses } from '#features/identity/addresses/forget-addresses.queries.ts'
import { forgetAudit } from '#features/identity/audit/forget-audit.queries.ts'
import {
  forgetLinkMails,
  forgetMailsAbout,
  forgetMailsGreeting,
  forgetMailsNaming,
} from '#features/identity/mail/forget-mails.queries.ts'
import { forgetNotices } from '#features/identity/notices/forget-notices.queries.ts'
import { deleteSessions } from '#features/identity/sessions/session.queries.ts'
import { forgetLinks } from '#features/identity/users/forget-user.queries.ts'
import { forgetLettersFrom, forgetLettersOf } from '#features/talk/contact/forget-letters.queries.ts'
import { forgetVotes } from '#features/talk/feature-requests/forget-votes.queries.ts'
import { forgetBlocks, forgetMessages } from '#features/talk/messages/forget-messages.queries.ts'
import { forgetSubscriber } from '#features/talk/newsletter/forget-subscriber.queries.ts'
import { forgetCart } from '#features/trade/cart/forget-cart.queries.ts'
import { forgetCheckouts } from '#features/trade/checkout/forget-checkouts.queries.ts'
import { forgetOrders } from '#features/trade/order-book/forget-orders.queries.ts'

type Leaving = { id: string; now: Date }

// Mails about their orders, messages and packages, also to others.
const mailsAbout = (id: string) => ({
  things: sql`
    select o.id::text from orders o where ${id}::uuid in (o.buyer_id, o.seller_id)
    union all select c.id::text from checkouts c where c.buyer_id = ${id}
    union all select p.id::text from subscriptions p where p.seller_id = ${id}
    union all select m.id::text from messages m where m.from_user_id = ${id}`,
  checkouts: sql`select o.checkout_id::text from orders o where o.seller_id = ${id}`,
})

/** Forgets what only they needed, and what is kept about them elsewhere without need. Harmless to repeat. */
export const forgetTraces = (db: Db, { id, now }: Leaving) => ({
  mails: forgetMailsAbout(db, mailsAbout(id)),
  sessions: deleteSessions(db, id),
  links: forgetLinks(db, id),
  addresses: forgetAddresses(db, id),
  cart: forgetCart(db, id),
  favourites: forgetFavourites(db, id),
  notices: forgetNotices(db, id),
  audit: forgetAudit(db, id),
  answers: forgetAnswers(db, id),
  votes: forgetVotes(db, id),
  letters: forgetLettersOf(db, id),
  blocks: forgetBlocks(db, id),
  messages: forgetMessages(db, { userId: id, now }),
  checkouts: forgetCheckouts(db, id),
  orders: forgetOrders(db, id),
})

/** Who asked, by what they were called: only known until `forgetUser`. */
type Known = { id: string; username: string; email: string; fullName: string; shopName: string | null; nobody: string }

/**
 * Forgets what is kept by their address or name and not by their id: mails to them and those that name their address,
 * the newsletter, letters to support, and their name in what others were answered.
 */
export const forgetNames = (db: Db, { id, username, email, fullName, shopName, nobody }: Known) => {
  const address = email.toLowerCase()
  return {
    linkMails: forgetLinkMails(db, id),
    mails: forgetMailsNaming(db, address),
    // To an address that they had before, and nobody has now.
    oldMails: forgetMailsGreeting(db, fullName),
    newsletter: forgetSubscriber(db, address),
    letters: forgetLettersFrom(db, address),
    answers: renameInAnswers(db, {
      users: sql`select o.buyer_id from orders o where o.seller_id = ${id}`,
      names: [
        [username, nobody],
        [shopName, deletedName],
      ],
    }),
  }
}
