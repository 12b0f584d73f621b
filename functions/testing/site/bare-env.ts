import { parseEnv } from '#app/env.ts'

/** Settings of a unit test that reads and sends nothing: they name a database that is not there. */
export const bareEnv = parseEnv({
  ENVIRONMENT: 'local',
  PHOTOS: {},
  DATABASE_URL: 'postgres://nobody@localhost/nothing',
  SESSION_SECRETS: 'session-secret-of-the-tests-0123456789abcdef',
  HASH_SECRET: 'hash-secret-of-the-tests-0123456789abcdef',
})
