import { createApp } from '#app/wiring/create-app.ts'
import type { PageContext } from './page-context.ts'

const api = createApp()

/** Whether a path is one of the API's; with an empty part it only means to be (lost-paths.ts). */
export const isOfApi = (path: string): boolean => /^\/api(\/|$)/.test(path) && !path.includes('//')

/** The API's answer to a request. */
export const askApi = async (request: Request, { env, waitUntil }: PageContext): Promise<Response> =>
  api.fetch(request, env, { waitUntil, passThroughOnException: () => {}, props: {} })
