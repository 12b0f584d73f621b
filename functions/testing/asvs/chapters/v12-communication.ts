import type { Chapter } from '../chapter.ts'

/** Secure communication. */
export const communication: Chapter = {
  absent: {
    'V12.1.3': 'No client shows a certificate.',
    'V12.3.3 V12.3.4': 'There is one Worker: nothing of ours speaks HTTP to another thing of ours.',
  },
  said: {
    'V12.1.1 V12.1.2 V12.2.1 V12.2.2':
      'Cloudflare ends TLS, by 1.2 and 1.3 alone and with certificates that all browsers trust, as the zone is set.',
    'V12.3.1 V12.3.2': 'Neon, Resend, R2 and the model are called by HTTPS, whose certificates the platform checks.',
  },
}
