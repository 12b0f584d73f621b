import type { Chapter } from '../chapter.ts'

/** OAuth and OIDC. */
export const oauth: Chapter = {
  absent: {
    [`V10.1.1 V10.1.2 V10.2.1 V10.2.2 V10.3.1 V10.3.2 V10.3.3 V10.3.4 V10.4.1 V10.4.2 V10.4.3 V10.4.4
      V10.4.5 V10.4.6 V10.4.7 V10.4.8 V10.4.9 V10.4.10 V10.4.11 V10.5.1 V10.5.2 V10.5.3 V10.5.4 V10.5.5
      V10.6.1 V10.6.2 V10.7.1 V10.7.2 V10.7.3`]: 'The site is neither client nor server of OAuth or OpenID Connect.',
  },
}
