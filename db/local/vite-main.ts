// Vite's server at the printed address; what the edge answers it hands on to `wrangler pages dev`.
import path from 'node:path'
import { createServer } from 'vite'
import { root } from './state.ts'

const { HATCHYARD_EDGE: target, PORT } = process.env
if (!target) throw new Error('HATCHYARD_EDGE is missing: "npm run dev" starts this program.')

const edge = Object.fromEntries(['/api', '/dev', '/sitemap.xml', '/robots.txt'].map((from) => [from, { target }]))
const server = await createServer({
  root: path.join(root, 'web'),
  clearScreen: false,
  logLevel: 'warn',
  server: { host: '127.0.0.1', port: Number(PORT), strictPort: true, proxy: edge },
})
await server.listen()

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => server.close().then(() => process.exit(0)))
