import type { Chapter } from '../chapter.ts'

/** File handling. */
export const files: Chapter = {
  shown: 'V5.2.1 V5.2.2 V5.3.1 V5.3.2 V5.4.1 V5.4.2',
  absent: { 'V5.2.3': 'No archive and no compressed file is taken: pictures alone.' },
  said: { 'V5.1.1': 'The README says which pictures are taken, how large, and what is taken out of them.' },
  differs: {
    'V5.4.3':
      'No scanner looks at pictures: each is read part by part and written anew from what draws, everything else is refused or left out.',
  },
}
