import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { programs, quietWrangler } from '../../db/local/build.ts'
import { root } from '../../db/local/state.ts'

/** Builds the Worker that the app is measured against, as wrangler builds the app. Returns its file. */
export const buildYardstick = (): string => {
  const folder = path.join(root, '.build/bench')
  const settings = path.join(import.meta.dirname, 'wrangler.toml')
  const args = ['deploy', '--dry-run', '-c', settings, '--outdir', folder]
  execFileSync(process.execPath, [programs.wrangler, ...args], {
    cwd: root,
    env: { ...process.env, ...quietWrangler },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return path.join(folder, 'yardstick.worker.js')
}
