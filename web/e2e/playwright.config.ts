import path from 'node:path'
import { defineConfig, devices } from 'playwright/test'
import { browserArguments, browserPath } from './browser.ts'
import { decided } from './fixtures/browser/decided.ts'
import { slowed } from './fixtures/browser/slowed.ts'
import { sameOnPhones } from './same-on-phones.ts'

const port = process.env.E2E_PORT ?? '8799'
const checkout = path.resolve(import.meta.dirname, '../..')
/** Where a site runs already: then none is started, and nothing of it is thrown away. */
const running = process.env.E2E_BASE_URL
const baseURL = running ?? `http://localhost:${port}`

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../.local/e2e-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // A whole journey; what it waits for at each step is never longer.
  timeout: 90_000 * slowed,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL,
    storageState: decided(baseURL),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browserPath(), args: browserArguments },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['journeys/**/narrow.e2e.ts', 'journeys/**/slow.e2e.ts'],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      testIgnore: [...sameOnPhones.map((journey) => `journeys/**/${journey}.e2e.ts`), 'specification/*'],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: running
    ? undefined
    : {
        command: 'exec npm start -- --fresh',
        cwd: checkout,
        url: `http://localhost:${port}/api/health`,
        env: {
          PORT: port,
          HATCHYARD_STATE: '.local/e2e',
          // A key in the shell is not for tests to spend.
          OPENAI_API_KEY: '',
          PASSWORD_HASHES: 'quick',
          // What comes too late is sent with the time at which it does.
          CLOCK: 'header',
          // Two browsers and all of the site share the machine, which draws late then.
          PAGE_PATIENCE_MS: '8000',
        },
        timeout: 300_000,
        reuseExistingServer: false,
        gracefulShutdown: { signal: 'SIGINT', timeout: 15_000 },
        stdout: 'ignore',
        stderr: 'pipe',
      },
})
