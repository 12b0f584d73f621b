import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { images } from '../../../db/schema/index.ts'

export const insertImage = (db: Db, row: typeof images.$inferInsert) => db.insert(images).values(row)

/** What a picture is for; messages' and evidence's are for their participants alone. */
export const imagePurpose = (db: Db, key: string) =>
  db.select({ purpose: images.purpose }).from(images).where(eq(images.key, key))
