import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { addBuyer, home, type TestBuyer } from '#testing/market/buying.ts'
import { ask, block, openVillage, send as sendMessage, type Village, write } from '#testing/market/messages.ts'
import { upload } from '#testing/market/selling.ts'
import { forgot, reset, tokensTo } from '#testing/people/password-reset.ts'
import { signUp, type TestUser } from '#testing/people/test-users.ts'
import type { TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'
import { counted, facesFaults, startImpatientApp, type Write } from './faults.test-data.ts'

let app: TestApp
let village: Village
let conversation: string

beforeAll(async () => {
  app = await startImpatientApp()
  village = await openVillage(app)
  conversation = await ask(village)
})
afterAll(() => app.close())
afterEach(() => app.gateway.faults.clear())

const some = (): string => randomBytes(6).toString('hex')

/** Done: a link of theirs that works and the mail that brings it. Each try ends the links before it. */
const forgotten: Write<TestUser> = {
  name: 'asking for a new password',
  sql: /insert into mail_tokens/,
  prepare: () => signUp(app),
  send: ({ email }) => forgot(app, email),
  counts: ({ id, email }) =>
    counted(
      app,
      `select (select count(*)::int from mail_tokens where user_id = $1 and kind = 'reset_password') a,
        (select least(count(*), 1)::int from mails where recipient = $2 and cause like 'reset-password:%') b`,
      [id, email],
    ),
  first: { unreached: 503, dropped: 503, cut: 503, unanswered: 503, restart: 503 },
  well: 200,
}

type Forgetful = TestUser & { token: string }

/** Done: the link is used and the mail says so. A lost answer is looked up; after a timeout the link says that it ended. */
const newPassword: Write<Forgetful> = {
  name: 'choosing a new password',
  sql: /set used_at/,
  prepare: async () => {
    const user = await signUp(app)
    await forgot(app, user.email)
    return { ...user, token: (await tokensTo(user))[0]! }
  },
  send: ({ token }) => reset(app, { token, password: 'four brown eggs' }),
  counts: ({ id, email }) =>
    counted(
      app,
      `select (select count(*)::int from mail_tokens where user_id = $1 and kind = 'reset_password' and used_at is not null) a,
        (select count(*)::int from mails where recipient = $2 and cause like 'password-changed:%') b`,
      [id, email],
    ),
  first: { unreached: 503, dropped: 200, cut: 200, unanswered: 503, restart: 503 },
  again: { unanswered: 422 },
  well: 200,
}

/** Done: kept and mailed to support. The same words on the same day are one message. */
const contact: Write<string> = {
  name: 'a contact message',
  sql: /insert into contact_messages/,
  prepare: async () => `Do hens like rain? ${some()}`,
  send: (message) =>
    app.client().post('/api/contact', { name: 'Ann Reed', email: 'ann@example.com', topic: 'general', message }),
  counts: (message) =>
    counted(
      app,
      `select (select count(*)::int from contact_messages where message = $1) a,
        (select count(*)::int from mails where cause like 'contact:%' and text like '%' || $1 || '%') b`,
      [message],
    ),
  first: { unreached: 503, dropped: 503, cut: 503, unanswered: 503, restart: 503 },
  well: 201,
}

type Wishing = { api: TestClient; title: string }

/** Done: a request. The same words of the same user within a day are one. */
const wish: Write<Wishing> = {
  name: 'a feature request',
  sql: /insert into feature_requests/,
  prepare: async () => ({ ...(await addBuyer(app)), title: `A map of sellers ${some()}` }),
  send: ({ api, title }) =>
    api.post('/api/feature-requests', { title, description: 'So that one can see who keeps birds near by.' }),
  counts: ({ title }) => counted(app, 'select count(*)::int as a from feature_requests where title = $1', [title]),
  first: { unreached: 503, dropped: 503, cut: 503, unanswered: 503, restart: 503 },
  well: 201,
}

/** Done: an address that waits for its link, and a mail with one that works; each try brings a new link. */
const newsletter: Write<string> = {
  name: 'asking for the newsletter',
  sql: /insert into "newsletter_subscribers"/,
  prepare: async () => `reader-${some()}@example.com`,
  send: (email) => app.client().post('/api/newsletter/subscribe', { email }),
  counts: (email) =>
    counted(
      app,
      `select (select count(*)::int from newsletter_subscribers where email = $1) a,
        (select least(count(*), 1)::int from mails where recipient = $1) b`,
      [email],
    ),
  first: { unreached: 503, dropped: 503, cut: 503, unanswered: 503, restart: 503 },
  well: 201,
}

/** Done: a message in the one conversation. A lost answer is looked up; after a timeout it may be sent twice, as typed. */
const message: Write<string> = {
  name: 'a first message',
  sql: /insert into messages/,
  prepare: async () => `Are they fertile? ${some()}`,
  send: (text) => write(village.buyer.api, { to: village.seller.username, productId: village.listing, text }),
  counts: (text) => counted(app, 'select least(count(*), 1)::int as a from messages where text = $1', [text]),
  first: { unreached: 503, dropped: 201, cut: 201, unanswered: 503, restart: 503 },
  well: 201,
}

type Shown = { key: string }

/** Done: a message, its photo in it, and the photo the two's alone. */
const photo: Write<Shown> = {
  name: 'an answer with a photo',
  sql: /insert into message_images/,
  prepare: async () => ({ key: (await upload(village.buyer.api)).key }),
  send: ({ key }) => sendMessage(village.buyer.api, conversation, { imageKeys: [key] }),
  counts: ({ key }) =>
    counted(
      app,
      `select (select count(*)::int from message_images where image_key = $1) a,
        (select count(*)::int from images where key = $1 and purpose = 'private' and used_at is not null) b,
        (select count(*)::int from messages m join message_images i on i.message_id = m.id where i.image_key = $1) c`,
      [key],
    ),
  first: { unreached: 503, dropped: 201, cut: 201, unanswered: 503, restart: 503 },
  // The photo was sent: it can't be a second time.
  again: { unanswered: 422 },
  well: 201,
}

/** Done: one block. */
const blocking: Write<TestBuyer> = {
  name: 'blocking somebody',
  sql: /insert into "blocks"/,
  prepare: () => addBuyer(app),
  send: ({ api }) => block(api, village.seller.id),
  counts: ({ id }) => counted(app, 'select count(*)::int as a from blocks where blocker_id = $1', [id]),
  first: { unreached: 503, dropped: 503, cut: 503, unanswered: 503, restart: 503 },
  well: 200,
}

/** Done: an address saved. The same one again is the same. */
const address: Write<TestBuyer> = {
  name: 'saving an address',
  sql: /insert into addresses/,
  prepare: () => addBuyer(app),
  send: ({ api }) => api.post('/api/user/addresses', home),
  counts: ({ id }) =>
    counted(
      app,
      'select count(*)::int as a, (count(*) filter (where is_default))::int as b from addresses where user_id = $1',
      [id],
    ),
  first: { unreached: 503, dropped: 503, cut: 503, unanswered: 503, restart: 503 },
  well: 201,
}

/** Done: a favourite. The same one again is the same. */
const keeping: Write<TestBuyer> = {
  name: 'keeping a favourite',
  sql: /insert into favourites/,
  prepare: () => addBuyer(app),
  send: ({ api }) => api.put(`/api/favourites/${village.listing}`),
  counts: ({ id }) => counted(app, 'select count(*)::int as a from favourites where user_id = $1', [id]),
  first: { unreached: 503, dropped: 503, cut: 503, unanswered: 503, restart: 503 },
  well: 204,
}

/** Done: no name, no session, a last mail. A lost answer is looked up; after a timeout nobody is signed in any more. */
const leaving: Write<TestUser> = {
  name: 'deleting an account',
  sql: /set username = /,
  prepare: () => signUp(app),
  send: ({ api, password }) => api.delete('/api/user', { password }),
  counts: ({ id, email }) =>
    counted(
      app,
      `select (select count(*)::int from users where id = $1 and deleted_at is not null) a,
        (select count(*)::int from users u where u.id = $1 and not exists (select from sessions where user_id = u.id)) b,
        (select count(*)::int from mails where recipient = $2 and cause like 'account-deleted:%') c`,
      [id, email],
    ),
  first: { unreached: 503, dropped: 204, cut: 204, unanswered: 503, restart: 503 },
  again: { unanswered: 401 },
  well: 204,
}

facesFaults(() => app, forgotten)
facesFaults(() => app, newPassword)
facesFaults(() => app, contact)
facesFaults(() => app, wish)
facesFaults(() => app, newsletter)
facesFaults(() => app, message)
facesFaults(() => app, photo)
facesFaults(() => app, blocking)
facesFaults(() => app, address)
facesFaults(() => app, keeping)
facesFaults(() => app, leaving)
