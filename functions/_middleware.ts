import { draw } from '#web/app/draw.tsx'
import type { PageContext } from './app/page/page-context.ts'
import { serve } from './app/page/serve-page.ts'

// One function for all addresses: with every request Pages' runtime makes the patterns of all functions anew and copies request
// and answer for each that it passes. As a middleware it is also asked for addresses with an empty part, for which Pages would
// send the home page, with 200.
export const onRequest = (context: PageContext) => serve(context, draw)
