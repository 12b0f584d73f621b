import type { Chapter } from '../chapter.ts'

/** Validation and business logic. */
export const validation: Chapter = {
  shown: 'V2.2.1 V2.2.2 V2.2.3 V2.3.1 V2.3.2 V2.3.3 V2.3.4 V2.4.1',
  said: {
    'V2.1.1 V2.1.2 V2.1.3':
      'Each field, what must fit together and the limits stand in the schemas of the contract, which both sides read, in one table of tries, and in the terms.',
  },
}
