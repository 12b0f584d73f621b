import { sql } from 'drizzle-orm'
import type { Leaving } from '#app/leaving.ts'

/** A user's pictures, whose bytes have to go before their rows do. */
export const uploadsLeaving: Leaving = {
  inFile: {
    pictures: {
      tables: ['images'],
      of: (id) => sql`
        select '/api/images/' || key as url, purpose, content_type as "contentType", bytes, width, height,
          created_at as "uploadedAt", used_at as "usedAt"
        from images where owner_id = ${id} order by created_at, key`,
    },
  },
  stays: { images: 'the picture with which an order was sold' },
}
