import { draw } from '#web/app/draw.tsx'
import type { PageContext } from './app/page/page-context.ts'
import { servePage } from './app/page/serve-page.ts'

export const onRequest = (context: PageContext) => servePage(context, draw)
