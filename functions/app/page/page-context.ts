import type { RawEnv } from '#app/env.ts'

/** What Pages hands to a function, as far as a page needs it. */
export type PageContext = { request: Request; env: RawEnv; waitUntil: (work: Promise<unknown>) => void }
