import type { Chapter } from '../chapter.ts'

/** Authorization. */
export const authorization: Chapter = {
  shown: 'V8.2.1 V8.2.2 V8.2.3 V8.3.1 V8.4.1',
  said: {
    'V8.1.1 V8.1.2':
      'Each route declares who may ask, and its schemas which fields come in and go out; every private query names its viewer.',
  },
}
