// `npm run browser`: makes sure that there is a browser to test in.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { browserPath, shell } from '../../web/e2e/browser.ts'
import { root } from './state.ts'

const run = (program: string, ...args: string[]) => execFileSync(program, args, { cwd: root, stdio: 'inherit' })

const isThere = (): boolean => {
  try {
    return Boolean(browserPath())
  } catch {
    return false
  }
}

const hasApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Whether apt knows where to get a package of this name. */
const isOffered = (name: string): boolean =>
  /Candidate: \d/.test(execFileSync('apt-cache', ['policy', name], { encoding: 'utf8' }))

function install(): void {
  if (hasApt) {
    run('apt-get', 'update')
    run('apt-get', 'install', '-y', isOffered('chromium-headless-shell') ? 'chromium-headless-shell' : 'chromium')
  } else run(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium')
}

// A browser with a window does as well and takes longer, so it is no fault when the other cannot be had.
function preferShell(): void {
  if (!hasApt || process.env.CHROMIUM_PATH || existsSync(shell) || !isOffered('chromium-headless-shell')) return
  try {
    run('apt-get', 'install', '-y', 'chromium-headless-shell')
  } catch {
    console.log(`${shell} could not be installed; what is there will do.`)
  }
}

if (isThere()) preferShell()
else install()
console.log(`Browser: ${browserPath()}`)
