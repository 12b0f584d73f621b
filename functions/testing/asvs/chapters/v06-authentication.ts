import type { Chapter } from '../chapter.ts'

const noOutOfBand =
  'Nobody signs in by a word that is sent to them: links and digits in mails prove an address, or choose a password.'
const noProvider = 'Nobody signs in through another site.'

/** Authentication. */
export const authentication: Chapter = {
  shown: `V6.2.2 V6.2.3 V6.2.4 V6.2.5 V6.2.6 V6.2.7 V6.2.9 V6.2.10 V6.2.11 V6.2.12 V6.3.1 V6.3.2 V6.3.4 V6.4.1 V6.4.2 V6.4.3
    V6.5.1 V6.5.3 V6.5.4`,
  absent: {
    'V6.6.1': 'Nothing is sent by telephone.',
    'V6.6.2 V6.6.3': noOutOfBand,
    'V6.8.1 V6.8.2 V6.8.3 V6.8.4': noProvider,
  },
  said: {
    'V6.1.1': 'The README says how tries are counted, and why nobody can lock somebody else out.',
    'V6.1.2': 'The README names the words that no password may be.',
    'V6.1.3': 'The README names both ways to sign in and what each asks for.',
    'V6.4.4':
      'A lost factor is replaced by a recovery code or another factor; nobody takes one away for somebody who asks.',
  },
  differs: {
    'V6.2.1': 'The least length of a password is promised as six; what is known to others is refused.',
    'V6.2.8':
      'A letter with its accent apart is the same letter (NFC), as NIST SP 800-63B advises; nothing else is changed.',
    'V6.3.3':
      'A second factor is offered to everybody and asked of admins, so that hens can be sold without a second device.',
    'V6.5.2':
      'Recovery codes of 50 bits are kept as keyed hashes (HMAC-SHA-256) and not by scrypt: the key is in no database, and tries are limited.',
    'V6.5.5': 'A code of an app is good one step earlier and later, once, since clocks go wrong.',
  },
}
