import { serveWhole } from './app/page/serve-page.ts'

export const onRequest = serveWhole
