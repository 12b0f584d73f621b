import { servePage } from './app/page/serve-page.ts'

export const onRequest = servePage
