import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '#db/local/state.ts'
import { changed } from './apply.ts'
import type { Mutant } from './mutant.ts'

/** Whether the tests noticed; a fault is a mutant with which they did not run at all. */
export type Verdict = 'killed' | 'survived' | 'fault'

export type Workshop = {
  /** Throws when the tests of these mutants fail without any: then they would prove nothing. */
  assertWhole: (mutants: Mutant[]) => void
  judge: (mutant: Mutant) => Verdict
  remove: () => void
}

const leftOut = new Set(['node_modules', '.git', '.local', '.wrangler'])

/** A copy of the house as it stands in this folder, changes that are not committed included. */
export function copyHouse(): Workshop {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'hatchyard-mutants-'))
  const filter = (from: string) => !leftOut.has(path.relative(root, from))
  fs.cpSync(root, copy, { recursive: true, preserveTimestamps: true, filter })
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  return {
    assertWhole(mutants) {
      for (const project of ['unit', 'api'] as const) {
        const tests = mutants.filter((one) => one.project === project).flatMap((one) => one.tests)
        if (tests.length === 0) continue
        const { verdict, said } = runTests(copy, { project, tests: [...new Set(tests)] })
        if (verdict !== 'survived') throw new Error(`These tests fail without any mutant:\n${said}`)
      }
    },
    judge(mutant) {
      const file = path.join(copy, mutant.file)
      const whole = fs.readFileSync(file, 'utf8')
      fs.writeFileSync(file, changed(whole, mutant))
      try {
        return runTests(copy, mutant).verdict
      } finally {
        fs.writeFileSync(file, whole)
      }
    },
    remove: () => fs.rmSync(copy, { recursive: true, force: true }),
  }
}

type Report = { success: boolean; numTotalTests: number }

function runTests(
  copy: string,
  { project, tests }: Pick<Mutant, 'project' | 'tests'>,
): { verdict: Verdict; said: string } {
  const report = path.join(copy, '.build/mutant.json')
  fs.rmSync(report, { force: true })
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const output = ['--reporter=json', '--reporter=default', `--outputFile.json=${report}`]
  const args = [vitest, 'run', '--project', project, '--bail', '1', ...output, ...tests]
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  const said = `${stdout}${stderr}`
  if (!fs.existsSync(report)) return { verdict: 'fault', said }
  const { success, numTotalTests }: Report = JSON.parse(fs.readFileSync(report, 'utf8'))
  if (numTotalTests === 0) return { verdict: 'fault', said }
  return { verdict: success ? 'survived' : 'killed', said }
}
