import { type Clause, clause } from './clause.ts'

const leaving = 'functions/features/operations/leaving/leaving.test.ts'
const packages = 'functions/features/selling/packages/package-changes.test.ts'
const photos = 'functions/features/talk/messages/messages.photos.test.ts'

/** What stands behind the sign-in: profile, messages, buying, selling. */
export const signedInClauses: Clause[] = [
  clause(
    'A profile has details, picture, mails, currency, addresses, password, email, sessions and the way to a shop',
    'profile > a keeper shows their face, says who they are, chooses their mails and their currency',
    'profile > a new password signs other browsers out, and a new address comes by its link',
    'leaving > a keeper keeps an address book and sends things to it',
  ),
  clause(
    'A session that is revoked while a form is open keeps what was typed',
    'profile > who is signed out while they write signs in over their page, and sends what they had typed',
    'listings-editing > a draft whose session ends while it is written goes on after signing in again',
  ),
  clause(
    'An account with its past is downloaded and deleted, and only what orders must keep still names it',
    'leaving > an account with its past is downloaded and deleted',
    `${leaving} > every table that tells of users is in the file, or is left out for a reason`,
    `${leaving} > leaves their address and names nowhere in the database but where orders must keep them`,
  ),
  clause(
    'Two users talk about a listing with a photo, and one blocks the other',
    'messages > two users talk about a listing with a photo, and one blocks the other',
  ),
  clause(
    'A photo in a message is for the two alone and never cached',
    `${photos} > is for the two alone, and kept nowhere: whoever asks after them finds nothing`,
  ),
  clause(
    'Lines are saved for later, orders found and bought again, receipts and packing slips printed',
    'buying > a line is saved for later and back, and what is removed comes back where it was',
    'buying > a buyer comes back to an open payment, finds the order, prints its receipt and buys it again',
    'buying > a seller prints packing slips, one a page and without a price',
  ),
  clause(
    'A bell tells of every event of an order',
    'functions/features/talk/notifications/notifications.test.ts > both of the payment, and each of what the other did',
    'functions/features/talk/notifications/notifications.test.ts > the buyer of a decline, the seller of a cancellation, paid or not',
    'functions/features/talk/notifications/notifications.test.ts > the buyer alone of a payment that failed',
    'functions/features/talk/notifications/notifications.test.ts > the buyer of a payment that came too late, after the hold was gone',
    'functions/features/talk/notifications/notifications.test.ts > both of what the clock did',
    'notifications > the bell tells the seller of an order and the buyer of its acceptance, and is quiet once they have looked',
  ),
  clause(
    'A buyer opens a shop and sells',
    'package > a buyer opens a shop, learns that publishing needs a package, pays after two failed tries, and sells',
  ),
  clause(
    'A seller works through ten orders in bulk',
    'selling > a seller works through ten orders in bulk: one was cancelled meanwhile, the others are accepted and sent',
  ),
  clause(
    'A seller pauses, prices and counts in the table of their listings, and edits one in two tabs without losing a word',
    'listings-editing > a seller works through the table: pauses many, undoes it, changes price and stock',
    'listings-editing > one listing in two tabs: both are told what differs, and nothing typed is lost',
  ),
  clause(
    'Basic analytics: views without a cookie, favourites, sales and revenue of thirty days',
    'selling > a shop’s first screen leads on who begins, and shows what it brought in figures, a chart and a table',
    'functions/features/selling/analytics/views.test.ts > what is kept of a visitor is a scrambled word until midnight, and no cookie',
  ),
  clause(
    'A holiday hides the buying box with its date, on the listing and in the public shop',
    'shop > a seller furnishes the shop, and a holiday hides the buying box with its date until it is taken back',
  ),
  clause(
    'A package is upgraded at once, becomes smaller at its period’s end, is cancelled and taken back',
    'shop > a seller upgrades, cancels and takes it back',
    `${packages} > comes at the period’s end: all but the five oldest listings pause once, named before`,
  ),
  clause(
    'Favourites are kept on card and page, and what was looked at is found again',
    'favourites > a visitor’s heart leads through sign-in and is kept, on card and page, until it is removed',
    'favourites > what a visitor looked at stands below the next listing, until it is cleared',
  ),
]
