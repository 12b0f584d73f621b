import type { Chapter } from '../chapter.ts'

/** WebRTC. */
export const webrtc: Chapter = {
  absent: { 'V17.1.1 V17.2.1 V17.2.2 V17.2.3 V17.2.4 V17.3.1 V17.3.2': 'There is no WebRTC.' },
}
