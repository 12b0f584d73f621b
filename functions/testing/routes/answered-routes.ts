import fs from 'node:fs'
import path from 'node:path'
import type { Declaration } from '#app/route/declaration.ts'
import { root } from '#db/local/state.ts'
import type { DeclaredRoute } from './declared-routes.ts'

/** A good answer that a route gave to some test. */
export type AnsweredRoute = {
  /** Method and path as declared. */
  route: string
  /** Its calls to the database, without that which renews a session; null where it does not tell them. */
  calls: number | null
  /** Whether it came fresh out of the edge's cache. */
  isCached: boolean
}

/** Names a folder of this run's own, where each process of tests keeps what it was answered. */
export const newRecord = (): string => path.join(root, '.build/answered', String(process.pid))

const noted = new Set<string>()

/** Keeps an answer for the end of the run; each of its kind is written once a process. */
export const noteAnswer = (folder: string, answer: AnsweredRoute): void => {
  const line = `${JSON.stringify(answer)}\n`
  if (noted.has(line)) return
  noted.add(line)
  fs.mkdirSync(folder, { recursive: true })
  fs.appendFileSync(path.join(folder, `${process.pid}.ndjson`), line)
}

/** Reads what all processes of a run kept, and removes it. */
export const takeRecord = (folder: string): AnsweredRoute[] => {
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : []
  const lines = files.flatMap((file) => fs.readFileSync(path.join(folder, file), 'utf8').split('\n').filter(Boolean))
  fs.rmSync(folder, { recursive: true, force: true })
  return lines.map((line): AnsweredRoute => JSON.parse(line))
}

/** Where the last of the calls at worst takes more races at once than a test can arrange. */
const neverAtWorst = new Set(['POST /api/checkout'])

/** What is wrong with the calls that a route declares at worst; null where a test took as many, or none are declared. */
const faultAtWorst = ({ calls, callsAtWorst }: Declaration, { route, most }: { route: string; most: number }) => {
  if (callsAtWorst === undefined || most === callsAtWorst) return null
  if (most <= calls) return `declares ${callsAtWorst} calls at worst, and none took more than the usual ${calls}.`
  return neverAtWorst.has(route) ? null : `declares ${callsAtWorst} calls at worst, and none took more than ${most}.`
}

const faultOf = (declaration: Declaration, { route, own }: { route: string; own: AnsweredRoute[] }): string | null => {
  const { calls, cache } = declaration
  if (own.length === 0) return 'no test got a good answer. Write one beside its feature.'
  const counts = own.flatMap((answer) => (answer.isCached || answer.calls === null ? [] : [answer.calls]))
  if (!counts.some((count) => count <= calls)) return `declares ${calls} calls to the database, and none took so few.`
  const most = Math.max(...counts)
  if (most < calls) return `declares ${calls} calls to the database, and none took more than ${most}. Declare that.`
  const atWorst = faultAtWorst(declaration, { route, most })
  if (atWorst) return `${atWorst} Declare that, or leave it out.`
  if (cache && !own.some(({ isCached }) => isCached)) return 'is cached, and no test got it out of the cache.'
  return null
}

/** Says what the good answers of all tests did not show of the declared routes: a sentence a route. */
export const notShown = (declared: DeclaredRoute[], answers: AnsweredRoute[]): string[] =>
  declared.flatMap(({ method, path: pattern, declaration }) => {
    const route = `${method} ${pattern}`
    const own = answers.filter((answer) => answer.route === route)
    const fault = faultOf(declaration, { route, own })
    return fault ? [`${route}: ${fault}`] : []
  })
