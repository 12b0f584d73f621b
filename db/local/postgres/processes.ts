import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

const hasProc = fs.existsSync('/proc/self/cmdline')

/** Whether a process of this id exists, ours or another user's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** How a process was called, or what it calls itself since; empty when there is none. */
export function commandLine(pid: number): string {
  try {
    if (hasProc) return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

/** The ids of all processes whose command line holds these words. */
export function processesSaying(words: string): number[] {
  const all = hasProc
    ? fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    : execFileSync('ps', ['-ax', '-o', 'pid='], { encoding: 'utf8' }).split('\n')
  return all.map(Number).filter((pid) => pid > 0 && pid !== process.pid && commandLine(pid).includes(words))
}

/** Sends a signal to a process; one that went meanwhile is none to complain of. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It went by itself meanwhile.
  }
}
