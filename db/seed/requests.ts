import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { featureRequests } from '#db/schema/talk/community.ts'
import type { TestClient } from '#testing/site/test-client.ts'
import { done } from './answers.ts'
import type { SeedApp } from './app.ts'
import { seedRequests } from './data/requests.ts'
import { demoPassword } from './people.ts'

const day = 24 * 60 * 60 * 1000
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * day)

type Visit = { app: SeedApp; username: string; at: Date }

/** A visit of its own: the sessions of the orders are elsewhere in time, and do not travel back in it. */
const visit = async ({ app, username, at }: Visit, work: (api: TestClient) => Promise<unknown>) => {
  const api = app.client(at)
  done(await api.post('/api/login', { username, password: demoPassword }), 200)
  await work(api)
  done(await api.post('/api/logout'), 204)
}

/** Feature requests of people who are there already, with the votes of others. */
export const seedFeatureRequests = async (app: SeedApp, now: Date): Promise<void> => {
  const ballots = new Map<string, string[]>()
  for (const { by, daysAgo, title, description, voters } of seedRequests) {
    await visit({ app, username: by, at: daysBefore(now, daysAgo) }, async (api) => {
      const { id } = done(await api.post<{ id: string }>('/api/feature-requests', { title, description }), 201)
      for (const voter of voters) ballots.set(voter, [...(ballots.get(voter) ?? []), id])
    })
  }
  for (const [username, ids] of ballots) {
    await visit({ app, username, at: daysBefore(now, 0.5) }, async (api) => {
      for (const id of ids) done(await api.put(`/api/feature-requests/${id}/vote`), 200)
    })
  }
}

/** What became of them, which nobody can say through the API yet. */
export const answerFeatureRequests = async (db: Db, now: Date): Promise<void> => {
  for (const { title, answer } of seedRequests) {
    if (!answer) continue
    await db
      .update(featureRequests)
      .set({
        status: answer.status,
        publicNote: answer.note ?? null,
        updatedAt: daysBefore(now, answer.daysAgo),
      })
      .where(eq(featureRequests.title, title))
  }
}
