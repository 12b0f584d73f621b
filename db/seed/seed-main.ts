import { eq } from 'drizzle-orm'
import { openDb } from '#db/client.ts'
import { users } from '#db/schema/identity/people.ts'
import { openSeedApp } from './app.ts'
import { joinUp } from './people.ts'
import { answerFeatureRequests } from './requests.ts'
import { seed } from './seed.ts'
import { seedViews } from './views.ts'

const { SEED_BINDINGS } = process.env
if (!SEED_BINDINGS) throw new Error('"npm start" starts this program, with its bindings.')
const bindings: Record<string, string> = JSON.parse(SEED_BINDINGS)
const now = new Date()
const app = await openSeedApp(bindings)
try {
  await seed(app, now)
  await joinUp(app, { username: 'demo_admin', fullName: 'Hatchyard Office', at: now })
  // The first admin has nobody who could make them one.
  const db = openDb({ url: bindings.DATABASE_URL ?? '', gateway: bindings.NEON_GATEWAY })
  await db.update(users).set({ userType: 'admin' }).where(eq(users.username, 'demo_admin'))
  await answerFeatureRequests(db, now)
  await seedViews(db, now)
} finally {
  await app.close()
}
