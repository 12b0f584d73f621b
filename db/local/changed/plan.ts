import path from 'node:path'

/** What is known of the checkout: the files of API tests, and who imports a file. */
export type Ground = { apiTests: string[]; importersOf: (file: string) => string[] }

/** What `npm run test:changed` runs; all as paths from the root. */
export type Plan = {
  /** Sources for the linter and for the unit tests that rest on them. */
  sources: string[]
  /** Files and folders of API tests. */
  api: string[]
  /** What reaches further than its rooms: of its tests, only some are run. */
  far: string[]
}

/** Run for what all rooms rest on: each call of the specification, every guard and every declared number of calls. */
export const core = ['functions/specified-calls.test.ts', 'functions/access.test.ts', 'functions/calls.test.ts']

/** Run for a changed table, or what is said of its leaving: what it tells of people leaves with them, and is nobody else's. */
const people = ['functions/isolation.test.ts', 'functions/features/operations/leaving']

/** All rooms rest on it, whoever imports it. */
const isGround = (file: string): boolean => /^functions\/(app\/(?!page\/)|testing\/)/.test(file)

/** What more rooms than this rest on directly reaches far as well. */
const mostRooms = 3

const tellsOfPeople = (file: string): boolean => /^db\/schema\/|\.leaving\.ts$|\.past\.test-data\.ts$/.test(file)

const tooWide = ['functions', 'functions/app']

const isApiTest = (file: string): boolean => /^functions\/.*(?<!\.unit)\.test\.ts$/.test(file)
const isSource = (file: string): boolean => /\.(tsx?|mjs|css)$/.test(file)

/** Only what the Worker is made of, or the tests of it. */
const isOfWorker = (file: string): boolean =>
  /^functions\/|^db\/(schema|sql|seed\/reference|migrations)\/|^db\/[\w-]+\.ts$/.test(file)

/** The folder whose API tests look at a file: its feature's, which most files of the contract and some of the schema name as well. */
const roomOf = (file: string): string => {
  const feature = /^(?:functions\/(?:features|contract)|db\/schema)\/([\w-]+)\/([\w-]+)/.exec(file)
  return feature ? `functions/features/${feature[1]}/${feature[2]}` : path.posix.dirname(file)
}

const rooms = (files: string[], { apiTests }: Ground): string[] => {
  const folders = [...new Set(files.map(roomOf))]
  return folders.filter((folder) => !tooWide.includes(folder) && apiTests.some((test) => test.startsWith(`${folder}/`)))
}

/** The rooms of the domain that a contract or a table is of. */
const isOfDomain = (file: string) => {
  const domain = /^(?:functions\/contract|db\/schema)\/([\w-]+)\//.exec(file)?.[1]
  return (room: string): boolean => domain !== undefined && room.startsWith(`functions/features/${domain}/`)
}

type Reach = { api: string[]; far: string[] }

const reachOf = (file: string, ground: Ground): Reach => {
  if (isApiTest(file)) return { api: ground.apiTests.filter((test) => test === file), far: [] }
  if (!isOfWorker(file) || /\.unit\.test\.ts$/.test(file)) return { api: [], far: [] }
  const own = rooms([file], ground)
  const also = tellsOfPeople(file) ? people : []
  if (file.startsWith('functions/features/') && own.length > 0) return { api: [...own, ...also], far: [] }
  const near = [...new Set([...own, ...rooms(ground.importersOf(file), ground)])]
  const isNear = !isGround(file) && near.length > 0 && near.length <= mostRooms
  if (isNear) return { api: [...near, ...also], far: [] }
  return { api: [...own, ...near.filter(isOfDomain(file)), ...core, ...also], far: [file] }
}

const unique = (all: string[]): string[] => [...new Set(all)].sort()

// A folder brings its files along.
const withoutInner = (all: string[]): string[] =>
  all.filter((one) => !all.some((other) => other !== one && one.startsWith(`${other}/`)))

/** Plans what to run for these changed files. */
export const planFor = (changed: string[], ground: Ground): Plan => {
  const reached = changed.map((file) => reachOf(file, ground))
  return {
    sources: changed.filter(isSource),
    api: withoutInner(unique(reached.flatMap(({ api }) => api))),
    far: unique(reached.flatMap(({ far }) => far)),
  }
}
