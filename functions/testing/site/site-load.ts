import { setTimeout as pause } from 'node:timers/promises'
import type { TestClient } from './test-client.ts'

/** What was asked, when it was answered, and with what; a status of 0 stands for no answer. */
export type Asked = { what: string; at: number; status: number; type: string }

export type Load = {
  /** Every answer so far, in the order in which they came. */
  answers: Asked[]
  /** The addresses whose write was answered with success. */
  written: string[]
  /** Waits until every kind of request is answered well, ten times running. Returns the milliseconds from `at` to the first of these. */
  wellAgain: (at: number) => Promise<number>
  end: () => Promise<void>
}

const breathMs = 40
const running = 10
const patienceMs = 60_000

/** Reads and writes on a running site without a pause worth the name: pages, lists, a private read, and a write. */
export function putLoadOn(url: string, member: TestClient): Load {
  const answers: Asked[] = []
  const written: string[] = []
  let isOver = false
  let count = 0
  const subscribe = async () => {
    count += 1
    const email = `reader-${Date.now()}-${count}@example.com`
    const sent = await member.post('/api/newsletter/subscribe', { email })
    if (sent.status === 201) written.push(email)
    return sent
  }
  const kinds = {
    page: () => fetch(`${url}/?${count}`),
    categories: () => fetch(`${url}/api/categories`),
    health: () => fetch(`${url}/api/health`),
    member: () => member.get('/api/user'),
    write: subscribe,
  }
  const ask = async (what: string, send: () => Promise<{ status: number; headers: Headers }>) => {
    while (!isOver) {
      const { status, headers } = await send().catch(() => ({ status: 0, headers: new Headers() }))
      answers.push({ what, at: Date.now(), status, type: headers.get('content-type') ?? '' })
      await pause(breathMs)
    }
  }
  const asking = Object.entries(kinds).map(([what, send]) => ask(what, send))
  /** How long a kind of request took to be answered well for good; null while it is not. */
  const backAfter = (what: string, at: number): number | null => {
    const since = answers.filter((one) => one.what === what && one.at >= at)
    const lastBad = since.findLastIndex(({ status }) => status < 200 || status > 299)
    const good = since.slice(lastBad + 1)
    if (good.length < running) return null
    return lastBad < 0 ? 0 : good[0]!.at - at
  }
  return {
    answers,
    written,
    async wellAgain(at) {
      while (Date.now() < at + patienceMs) {
        const backs = Object.keys(kinds).map((what) => backAfter(what, at))
        if (backs.every((back) => back !== null)) return Math.max(...backs)
        await pause(20)
      }
      throw new Error(`Not well after ${patienceMs} ms: ${JSON.stringify(answers.slice(-10))}`)
    },
    async end() {
      isOver = true
      await Promise.all(asking)
    },
  }
}
