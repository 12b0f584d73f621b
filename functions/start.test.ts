import os from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withSession } from '#db/local/postgres/database.ts'
import {
  emptySite,
  everyProcess,
  type Process,
  type RunningSite,
  type SiteFolder,
  startSite,
} from '#testing/site/running-site.ts'
import { type Load, putLoadOn } from '#testing/site/site-load.ts'
import { TestClient } from '#testing/site/test-client.ts'

/** `KILLS=10` kills each ten times over and prints how long each took. */
const rounds = Number(process.env.KILLS ?? 1)
const within = 10_000

/** Beside a crowd of others a second of work takes longer: by as many as wait for each core. */
const crowd = () => Math.max(1, os.loadavg()[0]! / os.availableParallelism())

let folder: SiteFolder
let site: RunningSite
let load: Load

const password = 'four brown eggs in a nest'

beforeAll(async () => {
  folder = await emptySite()
  site = await startSite(folder.state, { PASSWORD_HASHES: 'quick' })
  const member = new TestClient(site.url)
  const who = { username: 'keeps_on', fullName: 'Kim Penn', email: 'kim@example.com', password, userType: 'buyer' }
  expect((await member.post('/api/register', who)).status).toBe(201)
  load = putLoadOn(site.url, member)
  await load.wellAgain(Date.now())
}, 120_000)

afterAll(async () => {
  await load?.end()
  for (const { pid } of folder?.processes() ?? []) process.kill(pid, 'SIGKILL')
  folder?.remove()
})

const of = (program: string) => (one: Process) => one.command.includes(program)
const isRuntimeOf = (program: string, all: Process[]) => (one: Process) =>
  of('workerd serve')(one) && all.some((parent) => parent.pid === one.parent && of(program)(parent))

type Victim = { name: string; is: (all: Process[]) => (one: Process) => boolean }

const victims: Victim[] = [
  { name: 'a session of PostgreSQL', is: () => of('postgres hatchyard 127.0.0.1') },
  { name: "PostgreSQL's checkpointer", is: () => of(': checkpointer') },
  { name: 'PostgreSQL itself', is: () => of('bin/postgres -D') },
  { name: 'the runtime of Pages', is: (all) => isRuntimeOf('pages-main', all) },
  { name: 'the process around it', is: () => of('pages-main.ts') },
  { name: 'the runtime of the jobs', is: (all) => isRuntimeOf('jobs-main', all) },
  { name: 'the process around that', is: () => of('jobs-main.ts') },
  { name: 'a guard', is: () => of('/bin/sh -c read -r line') },
]
const jobs = victims.find(({ name }) => name === 'the process around that')!

/** Helpers of PostgreSQL, which takes the end of one as it does that of its checkpointer, and who works there for a moment. */
const likeTheCheckpointer =
  /: (?:io worker \d+|background writer|walwriter|autovacuum (?:launcher|worker.*)|logical replication launcher|parallel worker.*) *$/

const find = ({ is }: Victim, all: Process[]) => all.find(is(all))

/** Waits for it: the jobs begin when the site answers already. */
const found = async (victim: Victim): Promise<Process> => {
  const deadline = Date.now() + within * crowd()
  while (Date.now() < deadline) {
    const process = find(victim, site.processes())
    if (process) return process
    await pause(50)
  }
  throw new Error(`There is no process that is ${victim.name}.`)
}

/** Waits for another process in its place. */
const isBack = async (victim: Victim, killed: number): Promise<void> => {
  const deadline = Date.now() + within * crowd()
  while (Date.now() < deadline) {
    const all = site.processes()
    if (find(victim, all) && !all.some(({ pid }) => pid === killed)) return
    await pause(50)
  }
  throw new Error(`Nobody took the place of ${victim.name}.`)
}

const emailsStored = (): Promise<Set<string>> =>
  withSession(folder.databaseUrl(), async (session) => {
    const { rows } = await session.query<{ email: string }>('select email from newsletter_subscribers')
    return new Set(rows.map(({ email }) => email))
  })

const lost = async (): Promise<string[]> => {
  const written = [...load.written]
  const stored = await emailsStored()
  return written.filter((email) => !stored.has(email))
}

/** What answers may say while something is away: nothing at all, or that it is away. */
const strange = (since: number) =>
  load.answers.filter(({ at, status, what, type }) => {
    if (at < since || status === 0 || (status >= 200 && status < 300)) return false
    return status !== 503 || !type.startsWith(what === 'page' ? 'text/html' : 'application/')
  })

test('each process of the local site is one of those that are killed, or a helper of PostgreSQL', async () => {
  for (const victim of victims) await found(victim)
  const unknown = () => {
    const all = site.processes()
    return all.filter((one) => !likeTheCheckpointer.test(one.command) && !victims.some(({ is }) => is(all)(one)))
  }
  await expect.poll(unknown).toEqual([])
})

test(
  'whatever of the local site is killed under load is back within ten seconds, and what was written is there',
  async () => {
    const took: Record<string, string[]> = {}
    for (let round = 0; round < rounds; round += 1) {
      for (const victim of victims) {
        const { pid } = await found(victim)
        const at = Date.now()
        process.kill(pid, 'SIGKILL')
        await isBack(victim, pid)
        const ms = await load.wellAgain(at)
        expect(ms, victim.name).toBeLessThan(within * crowd())
        expect(strange(at), victim.name).toEqual([])
        expect(await lost(), victim.name).toEqual([])
        took[victim.name] = [...(took[victim.name] ?? []), (ms / 1000).toFixed(1)]
      }
    }
    if (rounds > 1) console.table(took)
  },
  120_000 * rounds,
)

/** Those of these processes that are there still. */
const leftOf = (below: Process[]): Process[] => {
  const ids = new Set(everyProcess().map(({ pid, command }) => `${pid} ${command}`))
  return below.filter(({ pid, command }) => ids.has(`${pid} ${command}`))
}

test('when the start script is killed nothing of it stays, and the next start goes on with its data and takes its settings from the shell', async () => {
  const below = site.processes()
  process.kill(site.pid, 'SIGKILL')
  const deadline = Date.now() + within * crowd()
  while (leftOf(below).length > 0 && Date.now() < deadline) await pause(100)
  expect(leftOf(below)).toEqual([])
  await load.end()

  site = await startSite(folder.state, { RATE_LIMITS: 'strict', BUILD_ID: 'of-the-shell' })
  const health = await fetch(`${site.url}/api/health`)
  expect(await health.json()).toEqual({ status: 'ok', version: 'of-the-shell', database: 'up' })
  expect(await lost()).toEqual([])
  // Five tries to sign in are the published limit of an account and a network.
  const guess = () =>
    new TestClient(site.url).post('/api/login', { username: 'keeps_on', password: 'a guess too many' })
  const statuses: number[] = []
  for (let tries = 0; tries < 6; tries += 1) statuses.push((await guess()).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])

  process.kill(site.pid, 'SIGINT')
  expect(await site.gone).toBe(0)
  expect(folder.processes()).toEqual([])
}, 120_000)

test('what is killed over and over stops all with one sentence and no success, and nothing of it stays', async () => {
  site = await startSite(folder.state)
  for (let kills = 1; kills <= 5; kills += 1) {
    const { pid } = await found(jobs)
    process.kill(pid, 'SIGKILL')
    await isBack(jobs, pid)
  }
  const { pid } = await found(jobs)
  const below = site.processes()
  process.kill(pid, 'SIGKILL')
  expect(await site.gone).toBe(1)
  expect(site.said()).toContain('The job Worker ended 6 times within a minute. So all of Hatchyard stops.')
  expect(site.said().split('The job Worker ended by itself and is started again.')).toHaveLength(6)
  await expect.poll(() => leftOf(below)).toEqual([])
  expect(folder.processes()).toEqual([])
}, 120_000)
