import { links, list, note, steps, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { sessionLife } from '#contract/identity/session-life.ts'
import { site } from '#contract/site.ts'

export const yourAccountAndPassword: WrittenArticle = {
  slug: 'your-account-and-password',
  kind: 'article',
  topic: 'account',
  title: 'Your account and password',
  summary:
    'How to register, verify your email, sign in, get a new password, change your address, and sign out everywhere.',
  updatedOn: '2026-11-20',
  advice: [],
  sections: [
    {
      anchor: 'register',
      heading: 'How to create an account',
      blocks: [
        steps(
          'Open Sign in and choose Register.',
          'Say whether you come as a buyer or as a seller. A buyer can open a shop later.',
          'Give your name, your email address, a username and a password.',
          'Follow the link that we send you, to verify your address.',
        ),
        text(
          `You must be ${site.minimumAge} or over, and one person has one account. Others see your username: 3 to 30 letters, numbers, hyphens and underscores. The password has at least 6 characters. Three words together are easy to keep in mind and hard to guess. Very common ones, your username and your email address are refused.`,
        ),
        links({ label: 'Register or sign in', url: '/auth' }),
      ],
    },
    {
      anchor: 'verify',
      heading: 'I did not get the link to verify my email',
      blocks: [
        text(
          'Look in the folder for junk first. The link works for 24 hours. Open Security in your profile and press the button to have a new one sent, up to three times an hour. Check there that the address is right. Until you follow the link you can browse, fill your cart and write drafts, but not buy, publish or send messages.',
        ),
        links({ label: 'Security', url: '/profile/security' }, { label: 'Contact us', url: '/contact' }),
      ],
    },
    {
      anchor: 'sign-in',
      heading: 'I cannot sign in',
      blocks: [
        list(
          'To log in, use your username or your email address. Both work.',
          'Check capitals in the password. A button beside the field shows what you type.',
          'After a few wrong tries you must wait a quarter of an hour. Waiting helps, trying on does not.',
          'If you do not know the password any more, ask for a link to choose a new one.',
          'If it asks for a code, type the one that your authenticator app shows, or a recovery code.',
          'If it says that the account is suspended, write to us.',
        ),
        links({ label: 'Forgotten password', url: '/forgot-password' }, { label: 'Contact us', url: '/contact' }),
      ],
    },
    {
      anchor: 'forgotten',
      heading: 'I have forgotten my password',
      blocks: [
        steps(
          'Open “Forgotten your password?” below the sign-in form.',
          'Enter the email address of your account.',
          'Follow the link that we send. It works for one hour, and once.',
          'Choose a new password, and sign in with it.',
        ),
        text(
          'The page says the same whether or not there is an account with that address. If nothing comes, try the other addresses that you use. A new password signs you out in every browser.',
        ),
        links({ label: 'Forgotten password', url: '/forgot-password' }),
      ],
    },
    {
      anchor: 'change',
      heading: 'How to change my password or email address',
      blocks: [
        text(
          'Both stand under Security in your profile and ask for your present password. A new password holds at once and signs you out in every other browser.',
        ),
        text(
          'A new email address holds once you have opened the link that we send to it, within 24 hours. We tell the old address too. Until then nothing changes, and you can give the change up. Your name, your picture and a few words about you stand under Details. The username cannot be changed.',
        ),
        links({ label: 'Security', url: '/profile/security' }, { label: 'Your details', url: '/profile/details' }),
      ],
    },
    {
      anchor: 'sessions',
      heading: 'Where am I signed in?',
      blocks: [
        text(
          `Security in your profile lists each browser in which you are signed in, and since when. Sign out one of them, all others, or all. You stay signed in for ${sessionLife.days} days after you were last here, and ${sessionLife.mostDays} days at most. When you sign in with a browser that is new to us, we tell you by mail. On a computer that others use, sign out when you leave.`,
        ),
        links({ label: 'Security', url: '/profile/security' }),
      ],
    },
    {
      anchor: 'stolen',
      heading: 'I think somebody else uses my account',
      blocks: [
        steps(
          'Choose a new password at once. It signs out everybody else.',
          'Look at your email address, your orders and your messages. Is something there that you did not do?',
          'Choose a new password for your email account as well.',
          'Write to us.',
        ),
        note('We never ask for your password, by email, by phone or in a message.'),
        links({ label: 'Security', url: '/profile/security' }, { label: 'Contact us', url: '/contact' }),
      ],
    },
  ],
  sources: [
    {
      label: 'Lincolnshire Police: password security',
      url: 'https://www.lincs.police.uk/reporting-advice/cyber-crime/password-security/',
    },
  ],
  related: ['mails-and-notifications', 'your-data-and-leaving', 'buying-safely', 'opening-a-shop'],
}
