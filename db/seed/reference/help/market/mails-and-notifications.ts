import { links, list, table, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'

export const mailsAndNotifications: WrittenArticle = {
  slug: 'mails-and-notifications',
  kind: 'article',
  topic: 'account',
  title: 'Emails and notifications',
  summary:
    'Which emails we send, how to switch them off, what’s under the bell, and what to do if you don’t get our emails.',
  updatedOn: '2026-11-23',
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
            ['Orders you placed', 'Paid, accepted, on its way, ready to collect, overdue'],
            ['Orders from buyers', 'New, received, collected, completed, cancelled, not accepted in time'],
            ['Messages', 'When you haven’t read one for ten minutes. One email for each conversation'],
            ['Your package', 'Paid, run out, changed, ended'],
          ],
        }),
        text('Orders from buyers and your package are for sellers only.'),
      ],
    },
    {
      anchor: 'switch-off',
      heading: 'How to stop emails',
      blocks: [
        text(
          'To unsubscribe from emails, open Notifications in your profile. There’s a switch for each kind, and it works straight away. Each of these emails has a link to that page at the bottom. Sellers, be careful with “Orders from buyers”: if you miss an order, it’s cancelled.',
        ),
        links({ label: 'Notifications by email', url: '/profile/notifications' }),
      ],
    },
    {
      anchor: 'always',
      heading: 'Which emails always come?',
      blocks: [
        list(
          'Codes and links you asked for, to verify your address or choose a password.',
          'News that your password or email address was changed.',
          'News that an order was declined or not accepted, so you’re getting your money back.',
          'News that a payment came too late, or that a package was cancelled.',
        ),
        text('They keep your account and your money safe, so they cannot be switched off.'),
        text(
          'If you press “Email me when it’s back” on a listing, we email you once when you can buy it again. Press it again before then to stop that.',
        ),
      ],
    },
    {
      anchor: 'bell',
      heading: 'What is under the bell?',
      blocks: [
        text(
          'News about all your orders, as a buyer and a seller, whichever emails you get. The number on the bell is how many are new. Open one to go to the order. “Mark all read” clears the number. Messages have their own number, beside Messages. Both are checked every half minute while the page is open.',
        ),
        links({ label: 'Notifications', url: '/notifications' }, { label: 'Messages', url: '/messages' }),
      ],
    },
    {
      anchor: 'missing',
      heading: 'I do not get any emails',
      blocks: [
        list(
          'Look in your junk or spam folder, and mark our email as not spam.',
          'Check under Security in your profile that the address is right and verified.',
          'Check under Notifications that you’ve switched that kind on.',
          'Add our address to your contacts. Some providers hold back email from senders they don’t know.',
        ),
        text('Meanwhile you won’t miss anything: it’s all in your orders and messages too.'),
        links({ label: 'Security', url: '/profile/security' }, { label: 'Contact us', url: '/contact' }),
      ],
    },
    {
      anchor: 'newsletter',
      heading: 'How to join or leave the newsletter',
      blocks: [
        text(
          'Enter your address in the newsletter box on the home page. We’ll email you a link, and you’re on the list once you follow it. Each issue has a link at the bottom to unsubscribe. You’ll still get our other emails. You don’t need an account for the newsletter.',
        ),
        links({ label: 'Home', url: '/' }),
      ],
    },
  ],
  sources: [],
  related: ['your-account-and-password', 'messages-and-blocking', 'handling-orders', 'your-data-and-leaving'],
}
