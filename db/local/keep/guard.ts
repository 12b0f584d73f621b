import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Writable } from 'node:stream'

export type Guarded = {
  /** A process id, or a group when negative. */
  target: number
  /** Sent one after the other, four seconds apart. */
  signals: ('INT' | 'KILL')[]
}

type Watcher = ChildProcessByStdio<Writable, null, null>

/**
 * Ends a process when this one is gone, however it went (kill -9 too): a shell waits on a pipe that only we hold open, and
 * another takes its place when it is killed. Returns a function that calls the guard off.
 */
export function guard({ target, signals }: Guarded): () => void {
  const kills = signals.map((signal) => `kill -${signal} ${target} 2>/dev/null || exit 0`).join('; sleep 4; ')
  const script = `read -r line; [ "$line" = done ] || { ${kills}; }`
  let isOff = false
  const post = (): Watcher => {
    const watcher = spawn('/bin/sh', ['-c', script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'], cwd: '/' })
    watcher.unref()
    watcher.stdin.on('error', () => {})
    if ('unref' in watcher.stdin && typeof watcher.stdin.unref === 'function') watcher.stdin.unref()
    watcher.once('exit', () => {
      if (!isOff) present = post()
    })
    return watcher
  }
  let present = post()
  return () => {
    isOff = true
    present.stdin.end('done\n')
  }
}
