import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nobodysId } from '#app/route/declaration.ts'
import type { Problem } from '#contract/problems.ts'
import { communityLimits } from '#contract/talk/community.constants.ts'
import type { FeatureRequest, FeatureVotes } from '#contract/talk/feature-requests.answers.ts'
import { answerRequest } from '#testing/people/operators.ts'
import { signUp, type TestUser } from '#testing/people/test-users.ts'
import { addWishes } from '#testing/rows/crowds.ts'
import { anew } from '#testing/site/anew.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

const start = new Date('2026-06-09T08:00:00Z')
const later = (hours: number) => new Date(start.getTime() + hours * 3_600_000)

let app: TestApp
let ann: TestUser
let ben: TestUser

beforeAll(async () => {
  app = await startTestApp()
  ann = await signUp(app, { fullName: 'Ann Reed', at: start })
  ben = await signUp(app, { fullName: 'Ben Hale', at: start, verified: false })
})
afterAll(() => app.close())

const wish = (title: string) => ({ title, description: 'Show what hatches when on one page.' })
const submit = (api: TestClient, title: string) => api.post<FeatureRequest>('/api/feature-requests', wish(title))
const submitted = async (api: TestClient, title: string): Promise<FeatureRequest> => {
  const { status, body } = await submit(api, title)
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
const all = async (at = start): Promise<FeatureRequest[]> =>
  (await app.client({ at }).get<FeatureRequest[]>('/api/feature-requests')).body
const mine = async ({ api }: TestUser) => (await api.get<FeatureRequest[]>('/api/feature-requests/my-requests')).body
const votesOf = async ({ api }: TestUser) => (await api.get<string[]>('/api/feature-requests/my-votes')).body

describe('a feature request', () => {
  test('is answered whole, pending and without votes, and stands in both lists at once', async () => {
    expect(await all()).toEqual([])
    const request = await submitted(ann.api, '  Hatch calendar  ')
    expect(request).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: 'Hatch calendar',
      description: 'Show what hatches when on one page.',
      status: 'pending',
      createdAt: start.toISOString(),
      updatedAt: start.toISOString(),
      user: { fullName: 'Ann Reed' },
      votes: 0,
      publicNote: null,
    })
    expect(await all()).toEqual([request])
    expect(await mine(ann)).toEqual([request])
    expect(await mine(ben)).toEqual([])
  })

  test('needs no verified address', async () => {
    expect((await submitted(ben.api, 'Ringed birds')).user.fullName).toBe('Ben Hale')
  })

  test('stands before the older ones, in both lists', async () => {
    ann.api.at = later(1)
    await submitted(ann.api, 'A later wish')
    ann.api.at = start
    expect((await all(later(2)))[0]!.title).toBe('A later wish')
    expect((await mine(ann)).map(({ title }) => title)).toEqual(['A later wish', 'Hatch calendar'])
  })

  test('is one however often its words are sent, one after the other or at once, and another a day later', async () => {
    const { api } = await signUp(app, { at: start })
    const answers = await Promise.all(Array.from({ length: 6 }, () => submit(api, 'Sent too often')))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    api.at = later(25)
    expect((await submitted(api, 'Sent too often')).id).not.toBe(answers[0]!.body.id)
    expect((await submitted(ann.api, 'Sent too often')).id).not.toBe(answers[0]!.body.id)
  })

  test('shows the status and the note that it was given', async () => {
    const { id } = await submitted(ann.api, 'Answered wish')
    await answerRequest(app, { id, status: 'under_review', note: 'We are looking at it.' })
    expect((await mine(ann)).find((request) => request.id === id)).toMatchObject({
      status: 'under_review',
      publicNote: 'We are looking at it.',
    })
  })

  test('keeps what was written as it was written', async () => {
    const description = '<script>alert(1)</script>\n\n🐣 البيض و الفراخ “eggs” & more'
    const { body } = await ann.api.post<FeatureRequest>('/api/feature-requests', { title: '<b>Bold</b>', description })
    expect([body.title, body.description]).toEqual(['<b>Bold</b>', description])
  })
})

describe('what is asked for', () => {
  const post = (body: unknown) => ann.api.post<Problem>('/api/feature-requests', body)
  const good = wish('Within bounds')

  test.each([
    ['title', 'a'.repeat(4), 'Title must be at least 5 characters.'],
    ['title', '  a    ', 'Title must be at least 5 characters.'],
    ['title', 'a'.repeat(101), 'Title must not be longer than 100 characters.'],
    ['description', 'a'.repeat(19), 'Description must be at least 20 characters.'],
    ['description', 'a'.repeat(1001), 'Description must not be longer than 1000 characters.'],
    ['title', undefined, 'Required'],
    ['description', 7, 'Expected string, received number'],
    ['status', 'implemented', 'Unknown field: status'],
  ])('is refused with %s = %j', async (path, value, message) => {
    const { status, body } = await post({ ...good, [path]: value })
    expect([status, body.code, body.errors]).toEqual([422, 'validation', [{ path, message }]])
  })

  test.each([
    [5, 20],
    [100, 1000],
  ])('is taken with %i and %i characters', async (title, description) => {
    expect((await post({ title: 'b'.repeat(title), description: 'c'.repeat(description) })).status).toBe(201)
  })
})

describe('a vote', () => {
  test('counts once a user, however often and at once, and is taken back once', async () => {
    const { id } = await submitted(ann.api, 'Worth a vote')
    const path = `/api/feature-requests/${id}/vote`
    const answers = await Promise.all(Array.from({ length: 5 }, () => ben.api.put<FeatureVotes>(path)))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect(answers.map(({ body }) => body)).toEqual(Array(5).fill({ votes: 1 }))
    expect((await ann.api.put<FeatureVotes>(path)).body).toEqual({ votes: 2 })
    expect((await all()).find((request) => request.id === id)?.votes).toBe(2)
    expect(await votesOf(ben)).toEqual([id])
    for (const votes of [1, 1]) expect((await ben.api.delete<FeatureVotes>(path)).body).toEqual({ votes })
    expect((await all()).find((request) => request.id === id)?.votes).toBe(1)
    expect(await votesOf(ben)).toEqual([])
    expect(await votesOf(ann)).toContain(id)
  })

  test.each([nobodysId, 'no-id'])('for %s is not found', async (id) => {
    for (const method of ['put', 'delete'] as const) {
      const { status, body } = await ann.api[method]<Problem>(`/api/feature-requests/${id}/vote`)
      expect([status, body.code]).toEqual([404, 'not_found'])
    }
  })

  test('drops the list that the edge holds', async () => {
    const { id } = await submitted(ann.api, 'Seen at once')
    await all()
    const read = () => app.client({ at: start }).get<FeatureRequest[]>('/api/feature-requests')
    expect((await read()).headers.get('x-cache')).toBe('HIT')
    await ben.api.put(`/api/feature-requests/${id}/vote`)
    const { headers, body } = await read()
    expect(headers.get('x-cache')).toBe('MISS')
    expect(body.find((request) => request.id === id)?.votes).toBe(1)
  })
})

test('the page comes with the list as it is after a write', async () => {
  const page = async () =>
    (await app.fetch('/feature-requests', { headers: { 'X-Test-Clock': start.toISOString() } })).text()
  expect(await page()).toContain('<title>Feature requests · Hatchyard</title>')
  await submitted(ann.api, 'New on the page </script>')
  const html = await page()
  expect(html).toContain('New on the page \\u003c/script')
  expect(html).toContain('[["feature-requests","all"],')
})

test('the lists hold the newest two hundred', async () => {
  const { id, api } = await signUp(app, { at: start })
  await addWishes(app, { userId: id, before: later(50), count: communityLimits.featureList + 5 })
  const all = await app.client().get<FeatureRequest[]>('/api/feature-requests', anew(app))
  const own = await api.get<FeatureRequest[]>('/api/feature-requests/my-requests')
  for (const { body } of [all, own]) {
    expect(body).toHaveLength(communityLimits.featureList)
    expect(body[0]!.title).toBe('Wish 1')
  }
})
