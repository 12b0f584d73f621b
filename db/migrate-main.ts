import { runMigrations } from './migrate.ts'

const url = process.env.DATABASE_URL
if (!url) throw new Error('Set DATABASE_URL to the database that should be migrated.')
await runMigrations(url)
