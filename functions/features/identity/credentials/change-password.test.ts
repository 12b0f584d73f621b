import { afterAll, beforeAll, expect, test } from 'vitest'
import { alsoOn, askForEmail, changePassword, fresh, linksTo, open, signIn } from '#testing/people/credentials.ts'
import { forgot, linkEnded, reset, tokensTo } from '#testing/people/password-reset.ts'
import { mailTo, signUp, type TestUser } from '#testing/people/test-users.ts'
import { inOrder, passwordChange, userRow } from '#testing/rows/arrival.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
let somebody: TestUser
beforeAll(async () => {
  app = await startTestApp()
  somebody = await signUp(app)
})
afterAll(() => app.close())

const wrong = 'This isn’t your current password'

test('a new password lets in, the old one does no more, this browser stays in, the others are out, and a mail says so (V6.2.2)', async () => {
  const user = await signUp(app)
  const other = await alsoOn(app, user)
  const { status, body } = await changePassword(user.api, user.password)
  expect({ status, body }).toEqual({
    status: 200,
    body: { message: 'Your password has been changed. We’ve signed out every other browser.' },
  })
  expect(await signIn(app, user.username, user.password)).toBe(401)
  expect(await signIn(app, user.username, fresh)).toBe(200)
  expect((await user.api.get('/api/user')).status).toBe(200)
  expect((await other.get('/api/user')).status).toBe(401)
  const [signedIn, mail] = await mailTo(user.api, user.email)
  expect(signedIn!.subject).toBe('New sign-in to your Hatchyard account')
  expect(mail!.subject).toBe('Your password for Hatchyard was changed')
  expect(mail!.text).not.toContain(fresh)
})

test('ends the links that are still open: one for a new password, and one to a new address', async () => {
  const user = await signUp(app)
  await forgot(app, user.email)
  const [token = ''] = await tokensTo(user)
  await askForEmail(user, `next.${user.email}`)
  const [link] = await linksTo(app, `next.${user.email}`)
  await changePassword(user.api, user.password)
  expect(await reset(app, { token, password: 'five brown eggs' })).toMatchObject({
    status: 422,
    body: { detail: linkEnded },
  })
  expect((await open(app, link)).status).toBe(422)
  expect((await user.api.get('/api/user')).body).toMatchObject({ email: user.email })
})

test('a password chosen by a link ends a change of address that somebody asked for', async () => {
  const user = await signUp(app)
  await askForEmail(user, `next.${user.email}`)
  const [link] = await linksTo(app, `next.${user.email}`)
  await forgot(app, user.email)
  const [token = ''] = await tokensTo(user)
  expect((await reset(app, { token, password: fresh })).status).toBe(200)
  expect((await open(app, link)).status).toBe(422)
})

const refused: [what: string, body: (user: TestUser) => object, path: string, message: string][] = [
  ['a wrong present one', () => ({ currentPassword: 'nope' }), 'currentPassword', wrong],
  ['no present one', () => ({ currentPassword: undefined }), 'currentPassword', 'Required'],
  ['an empty present one', () => ({ currentPassword: '' }), 'currentPassword', 'Please enter your password'],
  ['201 characters', () => ({ currentPassword: 'x'.repeat(201) }), 'currentPassword', 'This is too long'],
  ['five characters', () => ({ newPassword: 'abcde' }), 'newPassword', 'Password must be at least 6 characters'],
  [
    '201 new ones',
    () => ({ newPassword: 'x'.repeat(201) }),
    'newPassword',
    'Password must not be longer than 200 characters',
  ],
  [
    'a common one',
    () => ({ newPassword: 'Password123' }),
    'newPassword',
    'This password has turned up in a data breach. Please choose another.',
  ],
  [
    'their username',
    ({ username }) => ({ newPassword: username }),
    'newPassword',
    'Password must not be your username',
  ],
  ['their address', ({ email }) => ({ newPassword: email }), 'newPassword', 'Password must not be your email address'],
  ['more than is asked', () => ({ username: 'other' }), 'username', 'Unknown field: username'],
]
test.each(refused)('%s is refused beside its field (V6.2.3)', async (_what, given, path, message) => {
  const body = { currentPassword: somebody.password, newPassword: fresh, ...given(somebody) }
  const answer = await somebody.api.put('/api/user/password', body)
  expect(answer).toMatchObject({ status: 422, body: { code: 'validation', errors: [{ path, message }] } })
})

test('what was refused changed nothing, and a visitor has no password to change', async () => {
  expect(await signIn(app, somebody.username, somebody.password)).toBe(200)
  expect((await changePassword(app.client(), 'x')).status).toBe(401)
})

test('of changes at once, and of a change and a link at once, one wins', async () => {
  const user = await signUp(app)
  const other = await alsoOn(app, user)
  const row = userRow(user.id)
  const both = await inOrder(app, row, [
    () => changePassword(user.api, user.password, 'first brown eggs'),
    () => changePassword(other, user.password, 'other brown eggs'),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  const lost = both.find(({ status }) => status === 422)
  expect(lost!.body.errors).toEqual([{ path: 'currentPassword', message: wrong }])
  const [winner, password] = both[0]!.status === 200 ? [user.api, 'first brown eggs'] : [other, 'other brown eggs']
  expect(await signIn(app, user.username, password as string)).toBe(200)

  await forgot(app, user.email)
  const [token = ''] = await tokensTo(user)
  const raced = await inOrder(app, row, [
    () => changePassword(winner as typeof other, password as string, 'third brown eggs'),
    () => reset(app, { token, password: 'last brown eggs' }),
  ])
  expect(raced.map(({ status }) => status).sort()).toEqual([200, 422])
  const [here] = raced
  expect(await signIn(app, user.username, here.status === 200 ? 'third brown eggs' : 'last brown eggs')).toBe(200)
})

test('a change that checked the old password does not undo one that came meanwhile', async () => {
  const user = await signUp(app)
  const [changed] = await inOrder(app, passwordChange(user.id), [() => changePassword(user.api, user.password)])
  expect(changed.status).toBe(422)
  expect(await signIn(app, user.username, fresh)).toBe(401)
})
