import { eq } from 'drizzle-orm'
import { openDb } from '#db/client.ts'
import { users } from '#db/schema/identity/people.ts'
import { openSeedApp } from './app.ts'
import { joinUp } from './people.ts'
import { answerFeatureRequests } from './requests.ts'
import { seed } from './seed.ts'
import { seedViews } from './views.ts'

const now = new Date()
const admin = {
  userType: 'admin',
  username: 'demo_admin',
  fullName: 'Hatchyard Office',
  email: 'demo.admin@hatchyard.example',
} as const
const app = await openSeedApp(process.env)
try {
  await seed(app, now)
  // The first admin has nobody who could make them one, and nobody can join in the name of the house.
  await joinUp(app, { username: 'demo_first', fullName: 'Robin Field', at: now })
  const db = openDb({ url: process.env.DATABASE_URL ?? '', gateway: process.env.NEON_GATEWAY })
  await db.update(users).set(admin).where(eq(users.username, 'demo_first'))
  await answerFeatureRequests(db, now)
  await seedViews(db, now)
} finally {
  await app.close()
}
