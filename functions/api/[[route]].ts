import { handle } from 'hono/cloudflare-pages'
import { createApp } from '../app/create-app.ts'

export const onRequest = handle(createApp())
