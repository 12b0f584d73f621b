import type { Chapter } from '../chapter.ts'

/** Data protection. */
export const data: Chapter = {
  shown: 'V14.2.2 V14.2.3 V14.2.4 V14.3.1 V14.3.2',
  said: {
    'V14.1.1 V14.1.2': 'The README names four kinds of data, and how each is kept, shown, logged and forgotten.',
  },
  differs: {
    'V14.3.3':
      'An address that is typed at the checkout stays in its tab, so that a reload or the way back loses nothing.',
    'V14.2.1':
      'Links in mails bear their token in the address, as promised: it works once and shortly, is kept as a hash, and leaves the site in no referrer.',
  },
}
