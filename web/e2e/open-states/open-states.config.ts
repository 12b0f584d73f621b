import { defineConfig } from 'playwright/test'
import journeys from '../playwright.config.ts'

/** Looks at all that opens on every screen, which takes too long for each change: `npm run axe`. */
export default defineConfig(journeys, {
  testMatch: 'open-states/*.states.ts',
  timeout: 600_000,
  projects: journeys.projects?.map(({ testIgnore, grepInvert, ...project }) => project),
})
