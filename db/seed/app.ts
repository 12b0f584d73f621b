import { createApp } from '#app/wiring/create-app.ts'
import { openPhotos } from '#db/local/photos.ts'
import { TestClient } from '#testing/site/test-client.ts'

const origin = 'http://localhost'

export type SeedApp = {
  /** A browser of its own, whose requests happen when its `at` says. */
  client: (at: Date) => TestClient
  close: () => Promise<void>
}

/**
 * Weeks are lived through in seconds, so the limits are the generous ones whatever the site is told; and the demo's
 * password is known to everybody, so that its hash need cost nothing.
 */
const ofTheSeed = { CLOCK: 'header', RATE_LIMITS: undefined, PASSWORD_HASHES: 'quick' }

/**
 * The whole API in this process, on the database and the pictures of `bindings`: what it writes went through every rule.
 * The clock is set by each request, so that the past can be lived through.
 */
export const openSeedApp = async (bindings: Record<string, string>): Promise<SeedApp> => {
  const photos = await openPhotos()
  const app = createApp()
  const env = { ...bindings, ...ofTheSeed, PHOTOS: photos.bucket }
  const late: Promise<unknown>[] = []
  const context = {
    waitUntil: (work: Promise<unknown>) => void late.push(work),
    passThroughOnException() {},
    props: {},
  }
  const send = async (request: Request) => {
    // Heard by what started the seed, which so knows where it is.
    console.log(request.method, new URL(request.url).pathname)
    return app.fetch(request, env, context)
  }
  return {
    client: (at) => new TestClient(origin, { at, send }),
    close: async () => {
      await Promise.allSettled(late)
      await photos.close()
    },
  }
}
