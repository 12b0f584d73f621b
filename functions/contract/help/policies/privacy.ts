import { links, list, table, text } from '../../blocks.ts'
import { auditMonths } from '../../identity/audit.constants.ts'
import { knownDays, sessionLife } from '../../identity/session-life.ts'
import { site } from '../../site.ts'
import { votersKnownDays } from '../help.constants.ts'
import type { Policy } from './policy.ts'

export const privacyPolicy: Policy = {
  path: '/privacy',
  title: 'Privacy policy',
  description: `What ${site.name} knows about you, why, who else sees it, how long it is kept, and your rights under the UK GDPR.`,
  lastUpdated: 'May 6, 2025',
  summary: 'What we know about you, why we need it, who else sees it, and what you may ask of us.',
  sections: [
    {
      anchor: 'who',
      heading: 'Who is responsible for your data',
      blocks: [
        text(
          `${site.name} decides how personal data on this site is used and answers for it. Our address is ${site.postalAddress.join(', ')}. Write to ${site.supportEmails.support} about anything on this page.`,
        ),
      ],
    },
    {
      anchor: 'what',
      heading: 'What personal data we collect',
      blocks: [
        list(
          'What you give us when you register: your name, username, email address, whether you buy or sell, and your password, which is stored so that nobody can read it.',
          'What you sign in with besides your password, if you set that up: the key of your authenticator app, encrypted; the names and public keys of your passkeys; and your recovery codes, stored so that nobody can read them. Your finger or face never leaves your device.',
          'What you add to your profile or shop: a few words about yourself, your postcode, addresses, photos and listings.',
          'What happens when you buy or sell: your cart, orders, delivery addresses, what was paid and refunded. Card numbers go to the payment provider and never to us.',
          'What you write: messages to other members with their photos, messages to support, feature requests, and your address if you ask for the newsletter.',
          'What every visit brings: the device and browser of a session; for at most a day, a scrambled form of your network address, which limits how often something may be tried; and for seven days, a line in our log with a code in place of your name, by which we can follow an attack.',
          'Where you have signed in: a scrambled form of your account with the network, which nobody can read back, and a cookie that shows that it was this browser. So nobody can keep you out by guessing your password, and we can tell you of a sign-in with a new device. A new password ends both.',
          'How often listings are looked at: we count each visitor once a day for each listing, without a cookie. What we keep for that until midnight is a scrambled form of your network address, your browser and the listing, which nobody can read back.',
          `Whether you found a help article useful, kept under a scrambled form of your account or of your network address and browser. After ${votersKnownDays} days only the answer is left.`,
          'What is done with your account, shop, listings and package, when, and by whom: a password changed, a listing paused. Never what the password was, or what you wrote.',
          'Questions to the assistant are answered, and we do not keep them.',
        ),
      ],
    },
    {
      anchor: 'why',
      heading: 'Why we use it, and our legal grounds',
      blocks: [
        table({
          caption: 'Purposes and their lawful bases under the UK GDPR',
          columns: ['Purpose', 'Lawful basis'],
          rows: [
            ['Your account, orders, payments and seller package', 'Contract with you'],
            ['Emails about your orders and your account', 'Contract with you'],
            ['Records of sales, tax and the movement of birds and eggs', 'Legal obligation'],
            ['Keeping the site safe: limits, logs, fraud, who did what', 'Legitimate interest in a safe site'],
            ['Answering what you write to us', 'Legitimate interest in helping you'],
            ['The newsletter', 'Your consent, which you confirm by email and can withdraw in any issue'],
            ['Preference, analytics and marketing cookies', 'Your consent, which you may change at any time'],
          ],
        }),
      ],
    },
    {
      anchor: 'sharing',
      heading: 'Who else sees your data',
      blocks: [
        list(
          'Everybody sees the public part of a profile or shop: the username, the shop name, its texts and photos, and the town or area, never the address.',
          'A seller sees the name and delivery address of a buyer who has paid. A buyer sees the address at which they collect what they have paid for.',
          'Companies that work for us see what they need: those that host the site and its database, send our email and take payments.',
          'Where the assistant writes its answers with a language model, the company that runs the model gets your question and what was said just before it, without your name or account. Questions we recognise as being about illness or medicines are answered without it. Please leave out anything personal.',
          'Authorities see what the law obliges us to hand over.',
        ),
        text('We never sell personal data.'),
      ],
    },
    {
      anchor: 'abroad',
      heading: 'Data outside the United Kingdom',
      blocks: [
        text(
          'Some of these companies work outside the United Kingdom. Your data is then protected by a UK decision that the country protects it well enough, or by the contract clauses that UK law provides for this.',
        ),
      ],
    },
    {
      anchor: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        table({
          caption: 'How long personal data is kept',
          columns: ['Data', 'Kept for'],
          rows: [
            ['Account, profile, addresses, listings and photos', 'Until you delete your account'],
            ['Authenticator app, passkeys and recovery codes', 'Until you remove them, or delete your account'],
            ['Messages', 'Until you delete your account; what was said about an order stays with it'],
            ['Feature requests', 'Without your name once you delete your account'],
            ['Emails that we sent you', 'Until you delete your account'],
            [
              'Sessions',
              `${sessionLife.days} days after they were last used, ${sessionLife.mostDays} days at most, or until you sign out`,
            ],
            ['Orders, payments and refunds', 'Six years after the tax year, without your name where the law allows'],
            [
              'What was done with your account, shop, listings and package, and by whom',
              `${auditMonths} months, without your name once you delete your account`,
            ],
            [
              'Your username, scrambled so that nobody can read it',
              'For good, so that nobody poses as you once you have left',
            ],
            ['Scrambled network addresses', 'At most a day'],
            ['Scrambled networks in which you have signed in', `${knownDays.network} days after the last time`],
            ['Whether an article was useful', `Without any trace of who said so after ${votersKnownDays} days`],
            ['Newsletter address', 'Until you unsubscribe'],
          ],
        }),
      ],
    },
    {
      anchor: 'rights',
      heading: 'Your rights under the UK GDPR',
      blocks: [
        list(
          'Access: get a copy of what we hold about you. Your profile has it as a file.',
          'Correction: have mistakes put right. You can change most of it in your profile.',
          'Deletion: delete your account and your data in your profile, except what the law makes us keep. Your profile says what we delete and what we keep.',
          'Restriction: have your data kept but not used while a question is open.',
          'Portability: get what you gave us in a form that computers can read. The same file does this.',
          'Objection: object to anything we do because of a legitimate interest.',
          'Consent: withdraw it at any time, without a reason.',
        ),
        text(
          `Write to ${site.supportEmails.support}; we answer within a month and it costs nothing. You may also complain to the Information Commissioner's Office.`,
        ),
        links({ label: "Information Commissioner's Office", url: 'https://ico.org.uk/make-a-complaint/' }),
      ],
    },
    {
      anchor: 'children',
      heading: 'Children',
      blocks: [
        text(
          `Accounts are for people aged ${site.minimumAge} or over. We do not knowingly keep data about anybody younger; tell us if we do and we’ll delete it.`,
        ),
      ],
    },
    {
      anchor: 'security',
      heading: 'How we protect your data',
      blocks: [
        text(
          'All traffic is encrypted. Passwords are stored as salted hashes, you can set up a second step for signing in, links in emails work for a short time only, and you can see and end your sessions in your profile. If a breach puts you at risk we tell you and the Information Commissioner without delay.',
        ),
      ],
    },
    {
      anchor: 'holes',
      heading: 'If you find a security hole',
      blocks: [
        text(
          `Write to ${site.securityEmail} and tell us how to see it ourselves. A person answers within three working days and tells you when it’s fixed. Please use your own accounts, don’t look at anybody else’s data, don’t change or disturb anything, and give us 90 days before you tell others. If you keep to that, you have nothing to fear from us, and we’ll gladly thank you by name.`,
        ),
      ],
    },
    {
      anchor: 'cookies',
      heading: 'Cookies on this site',
      blocks: [
        text('Our cookies have their own page, which also says how to change your choice.'),
        links({ label: 'Cookie policy', url: '/cookies' }),
      ],
    },
    {
      anchor: 'changes',
      heading: 'Changes to the privacy policy',
      blocks: [
        text(
          'When this policy changes, the date above changes with it. If the change matters to you we also write to you by email before it applies.',
        ),
      ],
    },
  ],
}
