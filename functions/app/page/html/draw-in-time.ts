import { logLine } from '#app/checks/log-line.ts'
import { describeError } from '#app/checks/request-log.ts'
import type { Draw, Drawable, Drawn } from '#contract/pages/drawing.ts'

const tooLate = (): Error => new Error('The page was not drawn in time')

type InTime = {
  page: Drawable
  /** Longer than this, in milliseconds, nobody waits for a drawing: the browser draws the page itself. */
  patienceMs: number
}

/** A page's body; null when drawing it fails or takes too long, which is logged. */
export const drawInTime = async (draw: Draw, { page, patienceMs }: InTime): Promise<Drawn | null> => {
  const giveUp = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(tooLate())
      giveUp.abort(tooLate())
    }, patienceMs)
  })
  try {
    return await Promise.race([draw(page, giveUp.signal), late])
  } catch (error) {
    logLine({ undrawn: true, ...(error instanceof Error ? describeError(error) : {}) })
    return null
  } finally {
    clearTimeout(timer)
  }
}
