import { type Browser, type BrowserContext, chromium, devices } from 'playwright'
import { machineWords } from '#testing/site/reports.ts'
import { browserArguments, browserPath } from '../../e2e/browser.ts'
import { decided } from '../../e2e/fixtures/browser/decided.ts'
import type { Served } from '../served.ts'
import { signIn } from '../signed-in.ts'
import { editor } from './editor-acts.ts'
import { type ActsReport, scenarioFigures } from './figures.ts'
import { listen } from './heard.ts'
import { cards, results } from './results-acts.ts'
import { type Act, acted, type Scenario } from './scenario.ts'

const scenarios = [results, editor]

/** A middling phone against the machine that measures. */
const slowed = 4

type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** What the browser keeps of whoever is signed in and has answered the cookie banner. */
const stateOf = async ({ origin, as }: { origin: string; as: Scenario['as'] }): Promise<State> => {
  const api = await signIn(origin, as)
  const { cookies } = await api.storageState()
  await api.dispose()
  return { ...decided(origin), cookies }
}

const playOnce = async (
  browser: Browser,
  { scenario, ...own }: { scenario: Scenario; baseURL: string; storageState: State },
) => {
  const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }
  const context = await browser.newContext({ ...phone, ...own, locale: 'en-GB', timezoneId: 'Europe/London' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowed })
    await listen(page)
    return await acted(scenario, page)
  } finally {
    await context.close()
  }
}

// Rounds of all scenarios in turn, so that a noisy minute falls on all of them.
const playAll = async (browser: Browser, { origin, rounds }: { origin: string; rounds: number }) => {
  const played = scenarios.map((scenario) => ({ scenario, all: [] as Act[][] }))
  for (let round = 0; round < rounds; round += 1) {
    for (const { scenario, all } of played) {
      const storageState = await stateOf({ origin, as: scenario.as })
      all.push(await playOnce(browser, { scenario, baseURL: origin, storageState }))
      process.stdout.write('.')
    }
  }
  process.stdout.write('\n')
  return played.map(({ scenario, all }) => scenarioFigures(scenario.name, all))
}

/** Uses the site that is served as somebody with a phone would, so many times, and tells how long it took to answer them. */
export const measureActs = async (
  { origin, fingerprint }: Pick<Served, 'origin' | 'fingerprint'>,
  rounds: number,
): Promise<ActsReport> => {
  const args = [...browserArguments, `--ignore-certificate-errors-spki-list=${fingerprint}`]
  const browser = await chromium.launch({ executablePath: browserPath(), args })
  try {
    const by = `Chrome/${browser.version()}`
    const date = new Date().toISOString()
    const played = await playAll(browser, { origin, rounds })
    return { date, machine: machineWords(), by, slowed, cards, rounds, scenarios: played }
  } finally {
    await browser.close()
  }
}
