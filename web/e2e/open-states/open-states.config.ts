import { defineConfig } from 'playwright/test'
import journeys from '../playwright.config.ts'

/** Looks at all that opens on every screen, which takes too long for each change: `npm run axe`. */
export default defineConfig(journeys, {
  testMatch: 'open-states/*.states.ts',
  // A folder deeper than the journeys' own settings.
  outputDir: '../../../.local/e2e-results',
  timeout: 600_000,
  projects: journeys.projects?.map(({ testIgnore, grepInvert, ...project }) => project),
})
