export type Held = {
  /** Resolves when it has ended, asked or not. */
  gone: Promise<unknown>
  stop: () => Promise<unknown>
}

export type Kept = {
  /** As it stands at the beginning of a sentence. */
  name: string
  /** Starts it; throws in words when it cannot. */
  open: () => Promise<Held>
}

export type KeepOptions = Kept & {
  /** Told in a sentence that it is not started again. */
  giveUp: (why: string) => void
  /** Told in a sentence that it is. */
  tell: (what: string) => void
}

/** So often it is started again within a minute. */
const mostStarts = 5
const minuteMs = 60_000
const firstPauseMs = 500

/** Opens something and opens it again whenever it ends by itself. Returns what ends it for good. Throws what the first opening threw. */
export async function keep({ name, open, giveUp, tell }: KeepOptions): Promise<() => Promise<void>> {
  let isOver = false
  let wake = () => {}
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  let present: Held | null = await open()
  const ends: number[] = []
  const watch = async () => {
    let why: string | null = null
    while (!isOver) {
      await present?.gone
      if (isOver) return
      const now = Date.now()
      ends.push(now)
      const lately = ends.filter((at) => at > now - minuteMs).length
      if (lately > mostStarts)
        return giveUp(`${why ?? `${name} ended ${lately} times within a minute`}. So all of Hatchyard stops.`)
      if (present) tell(`${name} ended by itself and is started again.`)
      if (lately > 1) await pause(firstPauseMs * 2 ** (lately - 2))
      if (isOver) return
      why = null
      present = await open().catch((error: unknown) => {
        why = error instanceof Error ? error.message.trim().replace(/\.$/, '') : String(error)
        return null
      })
    }
  }
  const watching = watch()
  return async () => {
    isOver = true
    wake()
    // One that is being opened is not there to be stopped yet: it is waited for.
    await present?.stop()
    await watching
    await present?.stop()
  }
}
