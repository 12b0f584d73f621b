import { randomUUID } from 'node:crypto'
import { Connection, type Sent } from './connection.ts'

/** What the load process is told to do. Each hammering connection goes round its own requests. */
export type Hammering = { origin: string; connections: number; warmMs: number; measureMs: number; requests: Sent[] }
export type Buying = {
  origin: string
  warmMs: number
  measureMs: number
  /** A buyer each, who buys one option after another. */
  buyers: { headers: Record<string, string>; optionIds: string[] }[]
}
export type Crowd = { origin: string; requests: Sent[] }
export type Job = { hammer: Hammering } | { buy: Buying } | { crowd: Crowd }

/** `sent` counts the warm-up as well; times are milliseconds of what was measured. */
export type Measured = { sent: number; seconds: number; times: number[]; failures: Record<string, number> }
export type Done = { measured: Measured } | { answers: { status: number; body: string }[] }

const address = { name: 'Ada Keeper', line1: '1 Orchard Lane', town: 'Ludlow', postcode: 'SY8 1AA', country: 'GB' }

type Pace = { warmMs: number; measureMs: number; workers: ((round: number) => Promise<string | null>)[] }

/** Runs each worker again and again; what one returns names a failure. */
const repeat = async ({ warmMs, measureMs, workers }: Pace): Promise<Measured> => {
  const begin = performance.now() + warmMs
  const end = begin + measureMs
  const times: number[] = []
  const failures: Record<string, number> = {}
  let sent = 0
  const work = async (once: Pace['workers'][number]) => {
    for (let round = 0; performance.now() < end; round += 1) {
      const started = performance.now()
      const failure = await once(round)
      const ended = performance.now()
      sent += 1
      if (failure) failures[failure] = (failures[failure] ?? 0) + 1
      else if (ended >= begin && ended <= end) times.push(ended - started)
    }
  }
  await Promise.all(workers.map(work))
  return { sent, seconds: measureMs / 1000, times, failures }
}

const withConnections = async <T>(
  origin: string,
  count: number,
  use: (all: Connection[]) => Promise<T>,
): Promise<T> => {
  const all = Array.from({ length: count }, () => new Connection(origin))
  try {
    return await use(all)
  } finally {
    for (const connection of all) connection.close()
  }
}

const hammer = ({ origin, connections, requests, ...pace }: Hammering): Promise<Measured> =>
  withConnections(origin, connections, (all) => {
    const workers = all.map((connection, index) => async (round: number) => {
      const { status } = await connection.request(requests[(round + index) % requests.length]!)
      return status === 200 ? null : `status ${status}`
    })
    return repeat({ ...pace, workers })
  })

const buyOnce = async (connection: Connection, { headers, optionId }: Buyer): Promise<string | null> => {
  const post = (path: string, body: unknown, more: Record<string, string> = {}) =>
    connection.request({ method: 'POST', path, body, headers: { ...headers, ...more } })
  const filled = await post('/api/cart/items', { optionId, quantity: 1 })
  if (filled.status !== 200) return `cart ${filled.status} ${filled.body()}`
  const quoted = await post('/api/checkout/quote', { address })
  if (quoted.status !== 200) return `quote ${quoted.status} ${quoted.body()}`
  const opened = await post('/api/checkout', { address }, { 'Idempotency-Key': randomUUID() })
  if (opened.status !== 201) return `checkout ${opened.status} ${opened.body()}`
  const reference = /"paymentUrl":"\/pay\/([^"]+)"/.exec(opened.body())?.[1]
  const paid = await post(`/api/payments/sandbox/${reference}/succeed`, {})
  return paid.body().includes('"succeeded"') ? null : `payment ${paid.status} ${paid.body()}`
}

type Buyer = { headers: Record<string, string>; optionId: string }

const buy = ({ origin, buyers, ...pace }: Buying): Promise<Measured> =>
  withConnections(origin, buyers.length, (all) => {
    const workers = all.map((connection, index) => (round: number) => {
      const { headers, optionIds } = buyers[index]!
      return buyOnce(connection, { headers, optionId: optionIds[round % optionIds.length]! })
    })
    return repeat({ ...pace, workers })
  })

const crowd = ({ origin, requests }: Crowd) =>
  withConnections(origin, requests.length, (all) =>
    Promise.all(
      requests.map(async (request, index) => {
        const { status, body } = await all[index]!.request(request)
        return { status, body: body() }
      }),
    ),
  )

const perform = async (job: Job): Promise<Done> => {
  if ('hammer' in job) return { measured: await hammer(job.hammer) }
  if ('buy' in job) return { measured: await buy(job.buy) }
  return { answers: await crowd(job.crowd) }
}

process.on('message', (job: Job) => {
  perform(job).then(
    (done) => process.send?.(done),
    (error) => {
      console.error(error)
      process.exit(1)
    },
  )
})
