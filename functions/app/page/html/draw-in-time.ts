import { logLine } from '#app/checks/log-line.ts'
import { describeError } from '#app/checks/request-log.ts'
import type { Draw, Drawable, Drawn } from '#contract/pages/drawing.ts'

/** Longer than this nobody waits for a drawing: the browser draws the page itself. */
const patienceMs = 400

const tooLate = (): Error => new Error('The page was not drawn in time')

/** A page's body; null when drawing it fails or takes too long, which is logged. */
export const drawInTime = async (draw: Draw, page: Drawable): Promise<Drawn | null> => {
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
