import type { Chapter } from '../chapter.ts'

/** API and web service. */
export const services: Chapter = {
  shown: 'V4.1.1 V4.1.3',
  absent: {
    'V4.3.1 V4.3.2': 'There is no GraphQL.',
    'V4.4.1 V4.4.2 V4.4.3 V4.4.4': 'The site opens no WebSocket.',
  },
  said: {
    'V4.1.2': 'Cloudflare redirects HTTP by a rule of the zone, which has to leave /api out.',
    'V4.2.1': 'Cloudflare ends every connection and tells requests apart; the Worker gets them whole.',
  },
}
