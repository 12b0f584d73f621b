import { spawn } from 'node:child_process'
import path from 'node:path'
import { root } from '../state.ts'
import { guard } from './guard.ts'

export type Service = {
  name: string
  /**
   * Resolves with its exit code when it has gone with all its children, asked or not: `fellSilent` when it was ended
   * because it said nothing any more.
   */
  gone: Promise<number>
  /** Ends it and all its children; once is enough. */
  stop: () => Promise<void>
  /** The last of what it has printed so far. */
  said: () => string
}

export type ServiceOptions = {
  name: string
  args: string[]
  env: NodeJS.ProcessEnv
  /** What of its output is passed on; all of it when not said. */
  prints?: 'all' | 'errors' | 'nothing'
  /** Milliseconds without a word after which it hangs and is ended; it may be silent for ever when not said. */
  mostSilenceMs?: number
}

/** As timeout(1) ends. */
export const fellSilent = 124

/**
 * Runs a Node program of ours beside this one, in a group of its own: Ctrl-C in the terminal does not reach it, so that
 * services end in our order, and its guard ends the group with all its children when we are killed.
 */
export function startService({ name, args, env, prints = 'all', mostSilenceMs }: ServiceOptions): Service {
  const child = spawn(process.execPath, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { NODE_COMPILE_CACHE: path.join(root, '.build/compiled'), ...process.env, ...env },
  })
  const group = child.pid ? -child.pid : null
  const release = group ? guard({ target: group, signals: ['INT', 'KILL'] }) : () => {}
  let said = ''
  let stopped: Promise<void> | undefined
  const hear = (isShown: boolean) => (chunk: Buffer) => {
    said = `${said}${chunk}`.slice(-8_000)
    silence?.refresh()
    // Once we stop it, what it prints is noise: esbuild at times ends with a trace.
    if (isShown && !stopped) process.stderr.write(chunk)
  }
  child.stdout.on('data', hear(prints === 'all'))
  child.stderr.on('data', hear(prints !== 'nothing'))
  let isSilent = false
  const endForSilence = () => {
    isSilent = true
    console.error(`${name} said nothing for ${mostSilenceMs! / 1000} seconds and was ended. ${lastWords(said)}`)
    killGroup(group)
  }
  const silence = mostSilenceMs ? setTimeout(endForSilence, mostSilenceMs) : undefined
  const gone = new Promise<number>((resolve) => {
    child.once('exit', (code) => resolve(isSilent ? fellSilent : (code ?? 1)))
    child.once('error', (error) => {
      console.error(`${name} did not start: ${error.message}`)
      resolve(1)
    })
  }).finally(() => {
    clearTimeout(silence)
    killGroup(group)
    release()
  })
  const end = async () => {
    child.kill('SIGINT')
    const late = setTimeout(() => killGroup(group), 8_000)
    await gone
    clearTimeout(late)
  }
  const stop = () => {
    stopped ??= end()
    return stopped
  }
  return { name, gone, stop, said: () => said }
}

function lastWords(said: string): string {
  const last = said.trimEnd().split('\n').at(-1)
  return last ? `The last that it said: ${last}` : 'It had not said a word.'
}

// Also after a clean end: a grandchild may have outlived it.
function killGroup(group: number | null): void {
  try {
    if (group) process.kill(group, 'SIGKILL')
  } catch {
    // Nobody of the group is left.
  }
}
