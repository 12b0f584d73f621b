import { randomUUID } from 'node:crypto'
import { insertFirst, openConversation } from '#features/talk/messages/message-writes.queries.ts'
import { run } from '../rows/statements.ts'
import type { TestApp } from '../site/test-app.ts'
import { tuesday } from './buying.ts'

/** Lets a user write the same to each of these on Tuesday: about no listing, for users whom nobody is signed in as. */
export const writeToAll = async (app: TestApp, { from, to, text }: { from: string; to: string[]; text: string }) => {
  const written = to.map((toUserId) => {
    const [firstUserId = '', secondUserId = ''] = [from, toUserId].sort()
    const message = { id: randomUUID(), fromUserId: from, toUserId, text, imageKeys: [], now: tuesday }
    return { pair: { firstUserId, secondUserId, listingId: null, orderId: null }, message }
  })
  await run(app, (db) => ({
    opened: written.map(({ pair }) =>
      openConversation(db, { ...pair, id: randomUUID(), createdAt: tuesday, lastMessageAt: tuesday }),
    ),
    written: written.map((one) => insertFirst(db, one)),
  }))
}
