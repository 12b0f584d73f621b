import fs from 'node:fs'
import { chromium } from 'playwright'

/** Chromium without the window around the page, which no test sees: a quarter of what the tests take goes into drawing it. */
export const shell = '/usr/bin/chromium-headless-shell'

const installed = [shell, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The browser to test in: CHROMIUM_PATH, else the system's, else Playwright's own. Throws in words when there is none, or
 * CHROMIUM_PATH names none.
 */
export function browserPath(): string {
  const named = process.env.CHROMIUM_PATH
  if (named && !fs.existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and nothing is there.`)
  const found = [named, ...installed, chromium.executablePath()].find((file) => file && fs.existsSync(file))
  if (!found) throw new Error('No browser found. Run "npm run browser", or name a Chromium in CHROMIUM_PATH.')
  return found
}

/** The browser with its window, where there is one: it alone keeps a page in memory that one has left. Else as `browserPath`. */
export const wholeBrowserPath = (): string =>
  installed.find((file) => file !== shell && fs.existsSync(file)) ?? browserPath()

// Of the browser around the page, which no test sees: Chromium draws the list below its address bar as two pages of its own,
// anew for every window, which cost a fifth of all the tests. The others are what Playwright turns off, whose switch this
// one takes the place of.
const unusedFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'PaintHolding'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'ThirdPartyStoragePartitioning', 'AimEnabled'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
]

/** Options of Chromium in a container, where it has neither a sandbox nor a graphics card, and should call nobody. */
export const browserArguments = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-dev-shm-usage', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  `--disable-features=${unusedFeatures.join(',')}`,
]
