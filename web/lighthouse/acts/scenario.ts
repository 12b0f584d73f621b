import type { Locator, Page } from 'playwright'
import { rest, takeHeard } from './heard.ts'

/** What was done, and the milliseconds of each interaction in it that took 16 or more. */
export type Act = { name: string; ms: number[] }

/**
 * Does something under a name, to the end of what it leads to. What is tapped is clicked: a busy page may hear of a finger's end so
 * late that it takes the tap for a long press.
 */
export type Do = (name: string, act: () => Promise<unknown>) => Promise<void>

export type Scenario = {
  name: string
  /** Who does it. */
  as: 'demo_buyer' | 'demo_seller'
  play: (page: Page, doing: Do) => Promise<void>
}

/** Plays a scenario on a page that listens to itself; what it does without a name is not measured. */
export const acted = async ({ play }: Scenario, page: Page): Promise<Act[]> => {
  const acts: Act[] = []
  await play(page, async (name, act) => {
    await takeHeard(page)
    await act()
    acts.push({ name, ms: await takeHeard(page) })
  })
  return acts
}

/** Opens an address and waits until its scripts have taken it over and rest. */
export const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await page.locator('#root:not([data-drawn]) main h1').waitFor()
  await rest(page)
}

/** Scrolls to something, and waits until what stands around it is drawn and moves no more. */
export const near = async (target: Locator): Promise<Locator> => {
  await target.scrollIntoViewIfNeeded()
  await rest(target.page())
  return target
}
