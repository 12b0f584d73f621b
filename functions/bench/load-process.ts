import { fork } from 'node:child_process'
import path from 'node:path'
import type { Buying, Crowd, Done, Hammering, Job, Measured } from './load.ts'

export type Load = {
  hammer: (hammer: Hammering) => Promise<Measured>
  buy: (buy: Buying) => Promise<Measured>
  /** All requests at the same moment, a connection each; the answers in their order. */
  crowd: (crowd: Crowd) => Promise<{ status: number; body: string }[]>
  stop: () => void
}

/** Starts the process that makes the load, so that its work is not the gateway's. */
export const startLoad = (): Load => {
  const child = fork(path.join(import.meta.dirname, 'load.ts'))
  const perform = (job: Job): Promise<Done> =>
    new Promise((resolve, reject) => {
      const ended = () => reject(new Error('The load process ended.'))
      child.once('exit', ended)
      child.once('message', (done: Done) => {
        child.off('exit', ended)
        resolve(done)
      })
      child.send(job)
    })
  const measure = async (job: Job): Promise<Measured> => {
    const done = await perform(job)
    if (!('measured' in done)) throw new Error('The load process answered something else.')
    return done.measured
  }
  return {
    hammer: (hammer) => measure({ hammer }),
    buy: (buy) => measure({ buy }),
    async crowd(crowd) {
      const done = await perform({ crowd })
      return 'answers' in done ? done.answers : []
    },
    stop: () => void child.kill(),
  }
}
