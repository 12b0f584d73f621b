import type { Chapter } from '../chapter.ts'

/** Cryptography. */
export const cryptography: Chapter = {
  shown: 'V11.2.1 V11.2.2 V11.2.3 V11.3.1 V11.3.2 V11.3.3 V11.4.3 V11.5.1',
  absent: { 'V11.4.4': 'No key is made from a password.' },
  said: {
    'V11.1.1 V11.1.2': 'The README names every key, what it is for, and how it is replaced.',
  },
  differs: {
    'V11.4.1':
      'Codes of apps are HMAC-SHA-1 and the list of stolen passwords goes by SHA-1, since neither knows another; all else is SHA-256.',
    'V11.4.2':
      'Passwords are scrypt with N=2^14, r=8, p=5, as promised; the standard wants N=2^15. Hashes carry their parameters.',
    'V11.6.1':
      'Passkeys may sign by RS256 (PKCS#1 v1.5) beside ES256 and EdDSA, since older Windows machines make no other.',
  },
}
