import { takeImagesForMessage } from '#features/identity/uploads/image-use.queries.ts'
import { run } from '../rows/statements.ts'
import type { TestApp } from '../site/test-app.ts'
import { tuesday } from './buying.ts'

/** Makes an uploaded picture a photo for two alone, as putting it into a message does. */
export const makePrivate = (app: TestApp, { key, ownerId }: { key: string; ownerId: string }) =>
  run(app, (db) => ({ taken: takeImagesForMessage(db, { keys: [key], ownerId, now: tuesday }) }))
