import { links, list, note, steps, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { recoveryCodeCount } from '#contract/identity/factors/second-factor.constants.ts'

export const twoStepSignIn: WrittenArticle = {
  slug: 'two-step-sign-in',
  kind: 'article',
  topic: 'account',
  title: 'Two-step sign-in and passkeys',
  summary:
    'How to set up an authenticator app or a passkey, what recovery codes are for, and what to do if you lose them all.',
  updatedOn: '2026-11-23',
  advice: [],
  sections: [
    {
      anchor: 'why',
      heading: 'What is two-step sign-in?',
      blocks: [
        text(
          'A password can be guessed, or typed into the wrong page. With two-step sign-in it is not enough. You also show a code from your phone, or you use a passkey. We suggest it to everybody who sells. People who run the site must have it. Before you set it up, you verify your email address.',
        ),
      ],
    },
    {
      anchor: 'app',
      heading: 'How do I set up an authenticator app?',
      blocks: [
        steps(
          'Open Security in your profile, and press “Set up an authenticator app”.',
          'Scan the QR code with an app on your phone. Most phones have one built in.',
          'Type in the six-digit code the app shows.',
          'Save the recovery codes you see next.',
        ),
        text('From then on we ask for a code after your password. Each code works once, for about a minute.'),
        links({ label: 'Security', url: '/profile/security' }),
      ],
    },
    {
      anchor: 'passkey',
      heading: 'How do I use a passkey?',
      blocks: [
        text(
          'A passkey sits in your phone, your computer or a small key. It asks for your finger, your face or a PIN. It signs you in without a username or password, and you can’t type it into the wrong page.',
        ),
        steps(
          'Open Security in your profile, and press “Add a passkey”.',
          'Give it a name, and say yes when your browser asks.',
          'Next time, press “Sign in with a passkey”.',
        ),
      ],
    },
    {
      anchor: 'codes',
      heading: 'What are recovery codes?',
      blocks: [
        text(
          `You get ${recoveryCodeCount} of them with your first app or passkey. You see them once. Each lets you in once, instead of a code from your app. Keep them on paper or in a password manager, and not beside your password.`,
        ),
        text('Press “Make new codes” under Security when few are left. The old ones then stop working.'),
      ],
    },
    {
      anchor: 'again',
      heading: 'Why am I asked for my password again?',
      blocks: [
        text(
          'Some changes can do harm: a new password or address, deleting your account, changing how you sign in. If you haven’t shown who you are in the last quarter of an hour, we ask again. You won’t lose what you typed.',
        ),
      ],
    },
    {
      anchor: 'lost',
      heading: 'I have lost my phone',
      blocks: [
        list(
          'Use a recovery code: press “Use a recovery code” below the field.',
          'Or sign in with a passkey on another device.',
          'Or sign in where you still are: look for a browser that you did not sign out of.',
        ),
        text('Then remove the lost app or passkey under Security, and set up a new one. A new password does not help.'),
        note(
          'If you’ve lost all of these, write to us from your account’s email address. We’ll ask things only you can know, and it takes a few days. It’s slow so that nobody else can do it in your name.',
        ),
        links({ label: 'Contact us', url: '/contact' }),
      ],
    },
  ],
  sources: [],
  related: ['your-account-and-password', 'your-data-and-leaving', 'buying-safely'],
}
