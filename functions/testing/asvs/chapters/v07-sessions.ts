import type { Chapter } from '../chapter.ts'

/** Session management. */
export const sessions: Chapter = {
  shown: 'V7.2.1 V7.2.2 V7.3.1 V7.3.2 V7.4.1 V7.4.2 V7.4.3 V7.4.4 V7.5.1 V7.6.2',
  absent: {
    'V7.1.3 V7.6.1': 'There is no other site that signs people in or is signed in to from here.',
  },
  said: {
    'V7.1.1': 'The README says how long sessions last, and when somebody is asked again.',
    'V7.1.2': 'The README says that somebody may be signed in wherever they like, and sees where.',
  },
  differs: {
    'V7.2.3': 'The id of a session is a UUIDv7 of 74 random bits; it lets nobody in without its 256-bit MAC.',
    'V7.2.4':
      'Signing in begins a session anew and ends that of the browser; who only shows once more who they are keeps theirs.',
    'V7.4.5': 'Whoever runs the site ends sessions at the database: there is no screen for it yet.',
    'V7.5.2': 'Sessions are seen and ended without being asked again, so that who sees a stranger loses no time.',
  },
}
