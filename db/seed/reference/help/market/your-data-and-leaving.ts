import { links, list, note, steps, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { site } from '#contract/site.ts'

export const yourDataAndLeaving: WrittenArticle = {
  slug: 'your-data-and-leaving',
  kind: 'article',
  topic: 'account',
  title: 'Your data and leaving us',
  summary:
    'What others see of you, how to download all that we hold, how to delete your account, and what goes and stays.',
  updatedOn: '2026-11-20',
  advice: [],
  sections: [
    {
      anchor: 'seen',
      heading: 'What do others see of me?',
      blocks: [
        list(
          'Everybody: your username if you have a shop, with its name, texts and pictures and your town or area.',
          'Those you write to: your username or shop name, and your picture.',
          'A seller from whom you bought: your name, and the address if something is posted.',
          'A buyer who collects: your collection address, once the order is ready.',
          'Nobody: your email address, your password, the postcode in your details.',
        ),
        text('We never sell your data. Questions to the assistant are answered and not kept.'),
        links({ label: 'Privacy policy', url: '/privacy' }),
      ],
    },
    {
      anchor: 'download',
      heading: 'How to download my data',
      blocks: [
        steps(
          'Open “Your data” in your profile.',
          'Press “Download my data”. If it is a while since you signed in, we ask for your password or passkey once more.',
          'Keep the file where nobody else finds it.',
        ),
        text(
          'It is one file with all that we hold on you: account, addresses, orders bought and sold, messages, listings, payments, mails and the rest. It is in a form (JSON) that programs read. You can open it as text too.',
        ),
        links({ label: 'Your data', url: '/profile/data' }),
      ],
    },
    {
      anchor: 'delete',
      heading: 'How to delete my account',
      blocks: [
        steps(
          'Finish or cancel your open orders, bought and sold.',
          'Sellers: cancel your package first if you’re due a refund.',
          'Download your data, if you want to keep it.',
          'Open “Your data” in your profile, press “Delete my account” and give your password.',
        ),
        note('This cannot be undone. It happens at once.'),
        text('The page names the orders that still stand in the way. We send one last email to say that it is done.'),
        links({ label: 'Your data', url: '/profile/data' }),
      ],
    },
    {
      anchor: 'goes',
      heading: 'What is deleted?',
      blocks: [
        list(
          'Your profile, with name, email address and picture. The address is free again.',
          'Your addresses, cart, favourites and notifications, and the newsletter.',
          'What you wrote in messages, with its photographs. The other side reads that the account was deleted.',
          'What you wrote to support.',
          'Your shop, its listings, their pictures, and your package.',
        ),
      ],
    },
    {
      anchor: 'stays',
      heading: 'What we keep, and why?',
      blocks: [
        list(
          'Paid orders and payments, with the names and addresses on them, the pictures of what was sold, and what was said about an order. The law and the other side need them for six years after the tax year.',
          'Your feature requests, without your name, because other people voted for them.',
          'Your username, scrambled so that nobody can read it. Nobody can take it again, you included, so that old links to your shop lead to no stranger.',
        ),
        text('Only the other side of an order still sees it, and finds no account behind it any more.'),
      ],
    },
    {
      anchor: 'rights',
      heading: 'Cookies and your rights',
      blocks: [
        text(
          `You choose about cookies in the banner, and may change your mind with “Cookie Settings” at the foot of each page. You may have wrong data put right, have data deleted, and object to its use. Most of this you can do in your profile. For the rest write to ${site.supportEmails.support}: we answer within a month, at no cost.`,
        ),
        links(
          { label: 'Your rights', url: '/privacy#rights' },
          { label: 'Cookie policy', url: '/cookies' },
          { label: 'Contact us', url: '/contact' },
        ),
      ],
    },
  ],
  sources: [],
  related: ['your-account-and-password', 'mails-and-notifications', 'packages-and-fees'],
}
