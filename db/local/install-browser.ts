// `npm run browser`: makes sure that there is a browser to test in.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { browserPath } from '../../web/e2e/browser.ts'
import { root } from './state.ts'

const run = (program: string, ...args: string[]) => execFileSync(program, args, { cwd: root, stdio: 'inherit' })

function install(): void {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update')
    run('apt-get', 'install', '-y', 'chromium')
  } else run(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium')
}

try {
  console.log(`Browser: ${browserPath()}`)
} catch {
  install()
  console.log(`Browser: ${browserPath()}`)
}
