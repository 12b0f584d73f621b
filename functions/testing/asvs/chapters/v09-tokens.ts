import type { Chapter } from '../chapter.ts'

/** Self-contained tokens: that of a session. */
export const tokens: Chapter = {
  shown: 'V9.1.1 V9.1.2 V9.1.3 V9.2.1 V9.2.2 V9.2.3 V9.2.4',
}
