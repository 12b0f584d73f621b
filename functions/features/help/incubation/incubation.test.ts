import fc from 'fast-check'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#contract/calendar-day.ts'
import { incubations } from '#contract/catalogue/species.ts'
import { incubationPlan } from '#contract/help/incubation-plan.ts'
import { actNames } from '#contract/help/incubation-words.ts'
import type { Problem } from '#contract/problems.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

let app: TestApp
let visitor: TestClient
beforeAll(async () => {
  app = await startTestApp()
  visitor = app.client({ at: new Date('2026-10-20T10:00:00Z') })
})
afterAll(() => app.close())

const ask = (query: Record<string, string>) =>
  visitor.get<string>(`/api/incubation/calendar.ics?${new URLSearchParams(query)}`)

const eventsOf = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part)
    const [alarm] = part.getAllSubcomponents('valarm')
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      allDay: event.startDate.isDate && event.endDate.isDate,
      from: event.startDate.toString(),
      to: event.endDate.toString(),
      stamp: String(part.getFirstPropertyValue('dtstamp')),
      url: String(part.getFirstPropertyValue('url')),
      alarm: {
        at: String(alarm?.getFirstPropertyValue('trigger')),
        countedFrom: alarm?.getFirstProperty('trigger')?.getFirstParameter('related') ?? 'START',
        text: alarm?.getFirstPropertyValue('description'),
      },
    }
  })

describe.each(incubations)('the calendar of $slug eggs', ({ slug, guide }) => {
  test.each(['2026-03-20', '2026-10-20', '2028-02-20'])('set on %s has the days of the plan', async (set) => {
    const plan = incubationPlan({ kind: slug, setOn: set })
    const { status, body } = await ask({ species: slug, set })
    expect(status).toBe(200)
    const events = eventsOf(body)
    expect(events.map(({ from, to }) => [from, to])).toEqual([
      ...plan.days.slice(0, -1).map(({ date }) => [date, addDays(date, 1)]),
      [plan.hatch.from.date, addDays(plan.hatch.to.date, 1)],
    ])
    expect(events.map(({ summary }) => summary)).toEqual(
      plan.days.map(({ act }) => `${actNames[act]}: ${plan.kind.name} eggs`),
    )
    for (const { allDay, alarm, description, url, stamp } of events) {
      expect(allDay).toBe(true)
      expect(alarm).toMatchObject({ at: 'PT8H', countedFrom: 'START' })
      expect(description).toContain(`${app.vars.SITE_ORIGIN}/help/${guide}`)
      expect(url).toBe(`${app.vars.SITE_ORIGIN}/help/incubation-calculator?species=${slug}&set=${set}`)
      expect(stamp).toBe('2026-10-20T10:00:00Z')
    }
  })
})

test('the answer is a calendar file to keep, made without the database', async () => {
  const before = app.calls()
  const { status, headers, body } = await ask({ species: 'duck', set: '2026-03-20', eggs: '12', batch: 'Blue pen' })
  expect(app.calls() - before).toBe(0)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(headers.get('content-disposition')).toBe('attachment; filename="hatch-duck-2026-03-20.ics"')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/)
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const [first] = eventsOf(body)
  expect(first?.summary).toBe('Set the eggs: 12 duck eggs (Blue pen)')
  expect(first?.url).toContain('?species=duck&set=2026-03-20&eggs=12&batch=Blue+pen')
})

test('a batch asked for again has the same events, and another batch has its own', async () => {
  const uids = async (query: Record<string, string>) =>
    eventsOf((await ask({ species: 'duck', set: '2026-03-20', ...query })).body).map(({ uid }) => uid)
  const plain = await uids({})
  expect(new Set(plain).size).toBe(5)
  expect(await uids({ eggs: '12' })).toEqual(plain)
  expect(await uids({ batch: 'Blue pen' })).not.toContain(plain[0])
  expect(await uids({ batch: ' Blue pen ' })).toEqual(await uids({ batch: 'Blue pen' }))
})

test('whatever a batch is called stays a name: no line of it is a line of the calendar', async () => {
  const name = fc.oneof(
    fc.constantFrom('a;b,c\\n\\,d', 'BEGIN:VEVENT', 'x"y: z', '🐣'.repeat(20), 'é'.repeat(60)),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }).filter((text) => text.isWellFormed()),
  )
  await fc.assert(
    fc.asyncProperty(name, async (batch) => {
      const { status, body } = await ask({ species: 'goose', set: '2026-03-20', batch })
      if (status !== 200) {
        expect(status).toBe(422)
        return
      }
      const events = eventsOf(body)
      expect(events).toHaveLength(5)
      const named = batch.trim() ? `Light goose eggs (${batch.trim()})` : 'Light goose eggs'
      for (const { summary, alarm } of events) {
        expect(summary).toContain(named)
        expect(alarm.text).toBe(summary)
      }
      for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    }),
    { seed: 20_260_329, numRuns: 60 },
  )
})

const good = { species: 'duck', set: '2026-03-20' }

test.each([
  [{ set: '2026-03-20' }, 'species'],
  [{ species: 'dragon', set: '2026-03-20' }, 'species'],
  [{ species: 'toString', set: '2026-03-20' }, 'species'],
  [{ species: 'duck' }, 'set'],
  [{ ...good, set: '2026-02-29' }, 'set'],
  [{ ...good, set: '20/03/2026' }, 'set'],
  [{ ...good, set: '2024-10-18' }, 'set'],
  [{ ...good, set: '2028-10-21' }, 'set'],
  [{ ...good, set: '0000-01-01' }, 'set'],
  [{ ...good, eggs: '0' }, 'eggs'],
  [{ ...good, eggs: '-1' }, 'eggs'],
  [{ ...good, eggs: '1.5' }, 'eggs'],
  [{ ...good, eggs: '10000' }, 'eggs'],
  [{ ...good, eggs: '' }, 'eggs'],
  [{ ...good, batch: 'x'.repeat(61) }, 'batch'],
  [{ ...good, batch: 'two\r\nlines' }, 'batch'],
  [{ ...good, batch: 'nul\u0000' }, 'batch'],
  [{ ...good, surprise: '1' }, 'surprise'],
])('%j is refused for %s', async (query, path) => {
  const { status, body } = await visitor.get<Problem>(`/api/incubation/calendar.ics?${new URLSearchParams(query)}`)
  expect(status).toBe(422)
  expect(body.code).toBe('validation')
  expect(body.errors?.map((error) => error.path)).toContain(path)
})

test('the farthest days that may be asked for, the most eggs and the longest name are taken', async () => {
  for (const set of ['2024-10-19', '2028-10-20']) {
    expect((await ask({ ...good, set, eggs: '9999', batch: 'x'.repeat(60) })).status, set).toBe(200)
  }
  expect((await visitor.get('/api/incubation/calendar.ics?species=duck&set=2026-03-20&set=2026-03-21')).status).toBe(
    422,
  )
})
