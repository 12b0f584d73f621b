import { links, list, note, steps, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { site } from '#contract/site.ts'

export const yourDataAndLeaving: WrittenArticle = {
  slug: 'your-data-and-leaving',
  kind: 'article',
  topic: 'account',
  title: 'Your data and leaving us',
  summary: 'What other people see, how to download everything we hold, how to delete your account, and what we keep.',
  updatedOn: '2026-11-23',
  advice: [],
  sections: [
    {
      anchor: 'seen',
      heading: 'What do others see of me?',
      blocks: [
        list(
          'Everybody: your username if you have a shop, with its name, texts and photos and your town or area.',
          'People you write to: your username or shop name, and your photo.',
          'A seller you bought from: your name, and the address if something is posted.',
          'A buyer who collects: your collection address, once they’ve paid.',
          'Nobody: your email address, your password, the postcode in your details.',
        ),
        text('We never sell your data. We answer questions to the assistant and don’t keep them.'),
        links({ label: 'Privacy policy', url: '/privacy' }),
      ],
    },
    {
      anchor: 'download',
      heading: 'How to download my data',
      blocks: [
        steps(
          'Open “Your data” in your profile.',
          'Press “Download my data”. If you signed in a while ago, we ask for your password or passkey again.',
          'Keep the file somewhere safe.',
        ),
        text(
          'It’s one file with everything we hold on you: your account, addresses, orders bought and sold, messages, listings, payments, emails and the rest. It’s in a form (JSON) that computers read. You can open it as text too.',
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
        note('You can’t undo this. It happens straight away.'),
        text('If open orders stop you, the page lists them. We’ll send one last email to say it’s done.'),
        links({ label: 'Your data', url: '/profile/data' }),
      ],
    },
    {
      anchor: 'goes',
      heading: 'What is deleted?',
      blocks: [
        list(
          'Your profile, with your name, email address and photo. The address can be used again.',
          'Your addresses, cart, favourites and notifications, and the newsletter.',
          'The messages and photos you sent. The other person sees that you’ve deleted your account.',
          'What you wrote to support.',
          'Your shop, its listings, their photos, and your package.',
        ),
      ],
    },
    {
      anchor: 'stays',
      heading: 'What we keep, and why?',
      blocks: [
        list(
          'Paid orders and payments, with the names and addresses on them, the photos of what was sold, and what was said about an order. The law and the other person need them for six years after the tax year.',
          'Your feature requests, without your name, because other people voted for them.',
          'Your username, scrambled so that nobody can read it. Nobody can use it again, including you, so no stranger can take over links to your shop.',
        ),
        text('Only the other person in an order can still see it, and your account no longer shows.'),
      ],
    },
    {
      anchor: 'rights',
      heading: 'Cookies and your rights',
      blocks: [
        text(
          `You choose about cookies in the banner, and can change your mind with “Cookie Settings” at the foot of each page. You can have wrong data put right, have data deleted, and object to its use. Most of this you can do in your profile. For the rest write to ${site.supportEmails.support}: we answer within a month, at no cost.`,
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
