// `npm run test:changed`: what a change of one room wants to know, within a minute.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { sourceFiles } from '#testing/house/source-files.ts'
import { root } from '../state.ts'
import { changedFiles } from './changed-files.ts'
import { planFor } from './plan.ts'

type Step = { name: string; args: string[] }

const bin = (name: string): string => path.join(root, 'node_modules', name)
const vitest = bin('vitest/vitest.mjs')

const isThere = (file: string): boolean => fs.existsSync(path.join(root, file))

const ground = {
  apiTests: sourceFiles
    .map((file) => file.path)
    .filter((file) => file.startsWith('functions/') && /(?<!\.unit)\.test\.ts$/.test(file)),
  importersOf: (file: string) => sourceFiles.filter(({ imports }) => imports.includes(file)).map((one) => one.path),
}

const houseRules = sourceFiles
  .map((file) => file.path)
  .filter((file) => /^functions\/testing\/house\/.*\.unit\.test\.ts$/.test(file))

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(0)} s`

/** Runs one step and prints what it said when it has ended. */
const run = ({ name, args }: Step): Promise<boolean> =>
  new Promise((resolve) => {
    const since = performance.now()
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, FORCE_COLOR: '1' } })
    const said: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk))
    child.once('close', (code) => {
      if (code !== 0) process.stdout.write(Buffer.concat(said))
      console.log(`${code === 0 ? '✓' : '✗'} ${name}, ${seconds(since)}`)
      resolve(code === 0)
    })
  })

const oneByOne = async (steps: Step[]): Promise<boolean> => {
  let isWell = true
  for (const step of steps) isWell = (await run(step)) && isWell
  return isWell
}

const began = performance.now()
const plan = planFor(changedFiles(), ground)
const linted = plan.sources.filter(isThere)
for (const file of plan.far)
  console.log(`${file} reaches far: of its API tests only the core runs. npm run test:api runs all.`)

const still: Step[] = [
  {
    name: `lint (${linted.length})`,
    args: [bin('@biomejs/biome/bin/biome'), 'check', '--no-errors-on-unmatched', ...linted],
  },
  { name: 'types', args: [bin('typescript/bin/tsc'), '-b', '.', 'web'] },
]
const moving: Step[] = [
  {
    name: 'unit tests of what changed, and the rules of the house',
    args: [vitest, 'related', '--run', '--project', 'unit', ...houseRules, ...linted],
  },
  ...(plan.api.length > 0
    ? [{ name: `API tests: ${plan.api.join(' ')}`, args: [vitest, 'run', '--project', 'api', ...plan.api] }]
    : []),
]
const outcomes = await Promise.all([oneByOne(linted.length > 0 ? still : still.slice(1)), oneByOne(moving)])
console.log(
  `${outcomes.every(Boolean) ? 'All well' : 'Not well'} after ${seconds(began)}. Journeys in the browser: npm run e2e.`,
)
process.exitCode = outcomes.every(Boolean) ? 0 : 1
