import { handle } from 'hono/cloudflare-pages'
import { createApp } from '#app/wiring/create-app.ts'

export const onRequest = handle(createApp())
