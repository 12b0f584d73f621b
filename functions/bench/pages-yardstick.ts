import { handle } from 'hono/cloudflare-pages'
import yardstick from './yardstick.worker.ts'

/** The same routes as Pages Functions run them; under this name the file is no route of the app's. */
export const onYardstick = handle(yardstick)
