import type { Chapter } from '../chapter.ts'

/** Secure coding and architecture. */
export const architecture: Chapter = {
  shown: 'V15.1.2 V15.2.2 V15.2.3 V15.3.1 V15.3.2 V15.3.3 V15.3.4 V15.3.5 V15.3.6 V15.3.7',
  said: {
    'V15.1.1 V15.2.1':
      'The README says within which time a hole in a library is closed; npm audit tells of it before each release.',
    'V15.1.3': 'The README names what costs most, and what keeps it from being overused.',
  },
}
