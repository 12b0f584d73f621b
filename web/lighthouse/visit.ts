import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig } from 'lighthouse'
import { chromium } from 'playwright'
import { browserArguments, browserPath } from '../e2e/browser.ts'
import { type Reading, readingOf } from './reading.ts'
import type { Cookies } from './signed-in.ts'

export type Device = 'mobile' | 'desktop'

export type Visit = {
  url: string
  device: Device
  /** A hash by which the browser knows the certificate's key. */
  fingerprint: string
  /** What it has of whoever is signed in. */
  cookies: Cookies
}

const give = async (port: number, cookies: Cookies): Promise<void> => {
  const connected = await chromium.connectOverCDP(`http://localhost:${port}`)
  await connected.contexts()[0]?.addCookies(cookies)
  await connected.close()
}

/**
 * Visits an address once with a new browser that knows nothing but who is signed in, and reads what Lighthouse says of it with its standard
 * throttling. Throws in words when the page did not come.
 */
export const visit = async ({ url, device, fingerprint, cookies }: Visit): Promise<Reading> => {
  const browser = await launch({
    chromePath: browserPath(),
    // The one key is taken for good: a browser that overlooks every fault of a certificate keeps nothing in its cache.
    chromeFlags: [...browserArguments, '--headless=new', `--ignore-certificate-errors-spki-list=${fingerprint}`],
  })
  try {
    if (cookies.length > 0) await give(browser.port, cookies)
    const settings = {
      port: browser.port,
      logLevel: 'error' as const,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      disableFullPageScreenshot: true,
    }
    const result = await lighthouse(url, settings, device === 'desktop' ? desktopConfig : undefined)
    return readingOf(result?.lhr)
  } finally {
    browser.kill()
  }
}
