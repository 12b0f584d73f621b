import { links, list, note, steps, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { emailCode, verifyLinkHours, verifyMailsAnHour } from '#contract/identity/email-code.constants.ts'
import { sessionLife } from '#contract/identity/session-life.ts'
import { site } from '#contract/site.ts'

export const yourAccountAndPassword: WrittenArticle = {
  slug: 'your-account-and-password',
  kind: 'article',
  topic: 'account',
  title: 'Your account and password',
  summary:
    'How to register, verify your email, sign in, get a new password, change your address, and sign out everywhere.',
  updatedOn: '2026-11-23',
  advice: [],
  sections: [
    {
      anchor: 'register',
      heading: 'How to create an account',
      blocks: [
        steps(
          'Open Sign in and choose Register.',
          'Choose buyer or seller. A buyer can open a shop later.',
          'Give your name, your email address, a username and a password.',
          'Type in the six-digit code we email you, or open the link in that email.',
        ),
        text(
          `You must be ${site.minimumAge} or over, and one person has one account. Others see your username: 3 to 30 letters, numbers, hyphens and underscores. The password has at least 6 characters. Three words together are easy to remember and hard to guess. You can’t use a very common password, your username or your email address.`,
        ),
        text(
          'Are you about to buy something? Then you don’t have to register first. Go to the checkout and open your account there: we only ask for your name, your email address and a password, and we make up a username.',
        ),
        links({ label: 'Register or sign in', url: '/auth' }),
      ],
    },
    {
      anchor: 'verify',
      heading: 'I did not get the code or link to verify my email',
      blocks: [
        text(
          `Look in your junk folder first. The email has a six-digit code, which works for ${emailCode.minutes} minutes, and a link, which works for ${verifyLinkHours} hours. Use whichever you like.`,
        ),
        list(
          `To get a new one, open your profile and press “Send it again”, up to ${verifyMailsAnHour} times an hour. Only the newest code works.`,
          'Is the address wrong? Press “Change it” beside it, and we email the right one.',
          `After ${emailCode.tries} wrong tries a code stops working. Send yourself a new one.`,
        ),
        text(
          'You can do the same in the checkout, and wherever else we ask for the code. Until then you can browse, fill your cart and write drafts, but you can’t pay, publish or send messages.',
        ),
        links({ label: 'Your profile', url: '/profile' }, { label: 'Contact us', url: '/contact' }),
      ],
    },
    {
      anchor: 'sign-in',
      heading: 'I cannot sign in',
      blocks: [
        list(
          'To sign in, use your username or your email address. Both work.',
          'Check capitals in the password. A button beside the field shows what you type.',
          'After a few wrong tries you have to wait a quarter of an hour. Trying again sooner won’t help.',
          'If you’ve forgotten your password, ask for a link to choose a new one.',
          'If it asks for a code, type the one that your authenticator app shows, or a recovery code.',
          'If it says your account is suspended, write to us.',
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
          'Follow the link we send. It works once, within an hour.',
          'Choose a new password, and sign in with it.',
        ),
        text(
          'The page says the same whether or not there is an account with that address. If nothing arrives, try any other addresses you use. A new password signs you out in every browser.',
        ),
        links({ label: 'Forgotten password', url: '/forgot-password' }),
      ],
    },
    {
      anchor: 'change',
      heading: 'How to change my password or email address',
      blocks: [
        text(
          'You’ll find both under Security in your profile, and you need your current password. A new password works straight away and signs you out in every other browser.',
        ),
        text(
          'To change your email address, open the link we send to the new one within 24 hours. We tell the old address too. Until then nothing changes, and you can still cancel. Your name, photo and a few words about you are under Details. You can’t change your username.',
        ),
        links({ label: 'Security', url: '/profile/security' }, { label: 'Your details', url: '/profile/details' }),
      ],
    },
    {
      anchor: 'sessions',
      heading: 'Where am I signed in?',
      blocks: [
        text(
          `Security in your profile lists each browser you’re signed in on, and since when. You can sign out of one, all the others, or all of them. You stay signed in for ${sessionLife.days} days after you were last here, and ${sessionLife.mostDays} days at most. When you sign in with a new browser, we tell you by email. On a shared computer, sign out when you leave.`,
        ),
        links({ label: 'Security', url: '/profile/security' }),
      ],
    },
    {
      anchor: 'stolen',
      heading: 'I think somebody else is using my account',
      blocks: [
        steps(
          'Choose a new password straight away. It signs out everybody else.',
          'Look at your email address, your orders and your messages. Is there anything you didn’t do?',
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
