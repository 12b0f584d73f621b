import type { Chapter } from '../chapter.ts'

/** Web frontend security. */
export const frontend: Chapter = {
  shown: `V3.2.1 V3.2.2 V3.3.2 V3.3.4 V3.4.1 V3.4.2 V3.4.3 V3.4.4 V3.4.5 V3.4.6 V3.5.1 V3.5.2 V3.5.3 V3.5.5 V3.7.1
    V3.7.2`,
  absent: { 'V3.5.4': 'There is one application, alone on its host.' },
  differs: {
    'V3.3.1 V3.3.3':
      'The names session_id and csrf_token are promised, so they bear no prefix; on HTTPS all cookies are Secure, without a domain, for the whole of this host.',
  },
}
