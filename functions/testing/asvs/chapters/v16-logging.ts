import type { Chapter } from '../chapter.ts'

/** Security logging and error handling. */
export const logging: Chapter = {
  shown: 'V16.2.1 V16.2.2 V16.2.3 V16.2.4 V16.2.5 V16.3.1 V16.3.2 V16.3.3 V16.3.4 V16.4.1 V16.5.1 V16.5.2 V16.5.3',
  said: {
    'V16.1.1': 'The README says what is logged, where, in what form and for how long.',
    'V16.4.2 V16.4.3':
      'Lines leave the Worker as they are written, for Cloudflare’s log, which nothing of ours can change.',
  },
}
