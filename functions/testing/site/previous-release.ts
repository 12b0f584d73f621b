import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { compatibility, programs, quietWrangler } from '#db/local/build.ts'
import { root } from '#db/local/state.ts'
import { migrationFiles } from '#db/migration-files.ts'

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

const list = 'db/migrations/landed.json'

const namesIn = (text: string): string[] => Object.keys(JSON.parse(text))

/** The migrations that no release has run: those that have not landed yet, else those that landed last, together. */
const newest = (): string[] => {
  const landed = namesIn(fs.readFileSync(path.join(root, list), 'utf8'))
  const waiting = migrationFiles().filter(({ name }) => !landed.includes(name))
  if (waiting.length > 0) return waiting.map(({ name }) => name)
  const landing = git('log', '-1', '--format=%H', '--', list)
  if (!landing) throw new Error('The history of this checkout holds no migration: clone all of it.')
  const before = namesIn(git('show', `${landing}^:${list}`))
  return landed.filter((name) => !before.includes(name))
}

/** The commit before the first of the newest migrations was added: what serves while they run. */
const commitBefore = (): string => {
  const [first] = newest()
  const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', `db/migrations/${first}.sql`)
  return added ? git('rev-parse', `${added}^`) : 'HEAD'
}

// What it was built with has to be installed still: a library that only the previous release uses, now `openai`, stays until the
// next migration.
const needed = ['functions', 'db', 'web/src', 'web/tsconfig.json', 'package.json', 'tsconfig.json']

const checkOut = (commit: string, folder: string): void => {
  fs.mkdirSync(folder, { recursive: true })
  const files = execFileSync('git', ['archive', commit, ...needed], { cwd: root, maxBuffer: 512 * 1024 * 1024 })
  execFileSync('tar', ['-x', '-C', folder], { input: files })
  fs.mkdirSync(path.join(folder, 'web/dist'), { recursive: true })
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
}

/**
 * Builds the Worker as it was before the newest migrations, once a commit; the path of its file. While a migration runs,
 * and until the new code is everywhere, the old code works on the new schema.
 */
export const buildPreviousWorker = (): string => {
  const commit = commitBefore()
  const folder = path.join(root, '.build/previous', commit)
  const made = path.join(folder, 'worker/index.js')
  if (fs.existsSync(made)) return made
  fs.rmSync(path.join(root, '.build/previous'), { recursive: true, force: true })
  checkOut(commit, folder)
  execFileSync(
    process.execPath,
    [
      ...[programs.wrangler, 'pages', 'functions', 'build', 'functions', '--build-output-directory', 'web/dist'],
      ...['--compatibility-date', compatibility.date, '--compatibility-flag', ...compatibility.flags],
      ...['--outdir', 'worker'],
    ],
    { cwd: folder, env: { ...process.env, ...quietWrangler }, stdio: 'pipe' },
  )
  return made
}
