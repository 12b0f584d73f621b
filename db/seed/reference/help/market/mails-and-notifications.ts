import { links, list, table, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'

export const mailsAndNotifications: WrittenArticle = {
  slug: 'mails-and-notifications',
  kind: 'article',
  topic: 'account',
  title: 'Emails and notifications',
  summary:
    'Which emails we send, how to switch them off, what stands under the bell, and what to do when no email comes.',
  updatedOn: '2026-11-20',
  advice: [],
  sections: [
    {
      anchor: 'which',
      heading: 'Which emails do I get?',
      blocks: [
        table({
          caption: 'Emails that you can switch off',
          columns: ['About', 'When'],
          rows: [
            ['Orders you placed', 'Paid, accepted, on the way, ready to collect, not received'],
            ['Orders to you', 'New, received, collected, completed, cancelled, not accepted in time'],
            ['Messages', 'When one has waited ten minutes, once a conversation until you read it'],
            ['Your package', 'Paid, run out, changed, ended'],
          ],
        }),
        text('Orders to you and your package concern sellers alone.'),
      ],
    },
    {
      anchor: 'switch-off',
      heading: 'How to stop emails',
      blocks: [
        text(
          'To unsubscribe from emails, open Notifications in your profile. There is a switch for each kind, and it holds at once. Every email of these kinds has a link to that page at its foot. Sellers, take care with “Orders to you”: an order that you do not see in time is cancelled.',
        ),
        links({ label: 'Notifications by email', url: '/profile/notifications' }),
      ],
    },
    {
      anchor: 'always',
      heading: 'Which emails always come?',
      blocks: [
        list(
          'Links that you asked for: to verify your address or choose a password.',
          'Word that your password or your email address was changed.',
          'Word that an order was declined or not accepted, so that your money goes back.',
          'Word that a payment came too late, or that a package was cancelled.',
        ),
        text('They keep your account and your money safe, so they cannot be switched off.'),
      ],
    },
    {
      anchor: 'bell',
      heading: 'What stands under the bell?',
      blocks: [
        text(
          'Everything that happens to your orders, as buyer and as seller, whatever emails you get. A number on the bell says how many are new. Open one and you are at the order. “Mark all read” clears the number. Messages have a number of their own, beside Messages. Both are looked at anew every half minute while the page is open.',
        ),
        links({ label: 'Notifications', url: '/notifications' }, { label: 'Messages', url: '/messages' }),
      ],
    },
    {
      anchor: 'missing',
      heading: 'I do not get any emails',
      blocks: [
        list(
          'Look in the folder for junk or spam, and mark our mail as wanted.',
          'Look under Security in your profile whether the address is right and verified.',
          'Look under Notifications whether the kind is switched on.',
          'Add our address to your contacts. Some providers hold back mail from senders they do not know.',
        ),
        text('Nothing is lost in the meantime: all that we write about stands in your orders and messages too.'),
        links({ label: 'Security', url: '/profile/security' }, { label: 'Contact us', url: '/contact' }),
      ],
    },
    {
      anchor: 'newsletter',
      heading: 'How to join or leave the newsletter',
      blocks: [
        text(
          'Enter your address in the field for it on the home page. We send a link, and only when you follow it are you on the list. Each issue has a link at its foot to unsubscribe. Your other emails from us go on. You need no account for the newsletter.',
        ),
        links({ label: 'Home', url: '/' }),
      ],
    },
  ],
  sources: [],
  related: ['your-account-and-password', 'messages-and-blocking', 'handling-orders', 'your-data-and-leaving'],
}
