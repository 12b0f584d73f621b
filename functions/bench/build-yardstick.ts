import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { compatibility, programs, quietWrangler } from '#db/local/build.ts'
import { root } from '#db/local/state.ts'

const wrangler = (args: string[]): void => {
  execFileSync(process.execPath, [programs.wrangler, ...args], {
    cwd: root,
    env: { ...process.env, ...quietWrangler },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

const folder = path.join(root, '.build/bench')

const buildWorker = (): string => {
  const out = path.join(folder, 'worker')
  wrangler(['deploy', '--dry-run', '-c', path.join(import.meta.dirname, 'wrangler.toml'), '--outdir', out])
  return path.join(out, 'yardstick.worker.js')
}

/** The name by which Pages finds a route. */
const routeName = 'onRequest'

// Written here, since a file within functions/ that has such an export would be a route of the app's.
const buildPages = (): string => {
  const source = path.join(folder, 'functions')
  const out = path.join(folder, 'pages')
  fs.mkdirSync(path.join(source, 'api'), { recursive: true })
  const routes = path.relative(path.join(source, 'api'), path.join(import.meta.dirname, 'pages-yardstick.ts'))
  fs.writeFileSync(path.join(source, 'api/[[route]].ts'), `export { onYardstick as ${routeName} } from '${routes}'\n`)
  const settings = ['--compatibility-date', compatibility.date, '--compatibility-flag', ...compatibility.flags]
  wrangler(['pages', 'functions', 'build', source, ...settings, '--outdir', out])
  return path.join(out, 'index.js')
}

/**
 * Builds what the app is measured against, twice: as Pages Functions, the way that the app itself is served, and as a
 * Worker of its own. Returns their files.
 */
export const buildYardstick = (): { worker: string; pages: string } => ({ worker: buildWorker(), pages: buildPages() })
