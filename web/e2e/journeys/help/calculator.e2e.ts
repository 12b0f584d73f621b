import fs from 'node:fs/promises'
import ICAL from 'ical.js'
import type { Page } from 'playwright/test'
import { addDays, dayInFull, ukDay } from '#contract/calendar-day.ts'
import { incubationPlan } from '#contract/help/incubation-plan.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible, expectScreen } from '../../fixtures/look/accessible.ts'
import { expectToast } from '../../fixtures/look/toast.ts'

const calculator = '/help/incubation-calculator'
const set = addDays(ukDay(new Date()), -12)
const filled = `${calculator}?species=duck&set=${set}&eggs=12`

const dates = (page: Page) => page.getByRole('list', { name: 'Days of the incubation' }).getByRole('time')
const plannedDates = (kind: 'duck' | 'goose') =>
  incubationPlan({ kind, setOn: set }).days.map(({ date }) => dayInFull(date))

/** How many sheets the page takes on paper of this size. */
const sheets = async (page: Page, format: 'A6' | 'A5' | 'A4'): Promise<number> => {
  const printed = await page.pdf({ format })
  return printed.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test('an incubation is planned by keyboard, and its address keeps it', async ({ page }) => {
  await page.goto(calculator)
  await expectScreen(page, 'Incubation calculator')
  await page.getByLabel('Kind of eggs').focus()
  await page.keyboard.type('Duck')
  await page.getByLabel('Set on').fill(set)
  await page.getByLabel('Number of eggs').fill('12')
  await expect(page).toHaveURL(filled)
  await expect(page.getByRole('heading', { name: '12 duck eggs' })).toBeVisible()
  await expect(page.getByText('Day 12 today')).toBeVisible()
  await expect(dates(page)).toHaveText(plannedDates('duck'))
  await expect(page.getByRole('status').filter({ hasText: 'Duck eggs set on' })).toContainText(
    'breeders see them hatch from day 26 to day 28',
  )

  await test.step('what cannot be is told beside its field, and what was typed stays', async () => {
    await page.getByLabel('Number of eggs').fill('none')
    await expect(page.getByLabel('Number of eggs')).toHaveAccessibleDescription(/whole number of eggs/)
    await expectAccessible(page)
    await page.getByLabel('Kind of eggs').selectOption('goose')
    await expect(page.getByLabel('Number of eggs')).toHaveValue('none')
    await expect(dates(page)).toHaveText(plannedDates('goose'))
    await expect(page.getByText('so we haven’t changed this plan')).toBeVisible()
  })

  await test.step('without a day there is no plan, and nothing to put into a calendar', async () => {
    await page.getByLabel('Set on').fill('')
    await expect(page.getByText('Choose the day you set the eggs to see')).toBeVisible()
    await expect(dates(page)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0)
    await page.getByLabel('Set on').fill(set)
    await expect(dates(page)).toHaveText(plannedDates('goose'))
  })

  await test.step('a reload and the way back keep it', async () => {
    await page.goBack()
    await expect(page).toHaveURL(filled)
    await expect(page.getByLabel('Kind of eggs')).toHaveValue('duck')
    await expect(page.getByLabel('Number of eggs')).toHaveValue('12')
    await page.reload()
    await expect(dates(page)).toHaveText(plannedDates('duck'))
    await page.getByRole('link', { name: 'Candling eggs' }).click()
    await expect(page).toHaveURL('/help/candling-eggs')
    await page.goBack()
    await expect(dates(page)).toHaveText(plannedDates('duck'))
  })
})

test('a plan goes into a calendar, onto one sheet of paper and to somebody else', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${filled}&batch=${'Blue pen, the second row '.repeat(2)}`)
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add to calendar' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe(`hatch-duck-${set}.ics`)
  const events = new ICAL.Component(ICAL.parse(await fs.readFile(await file.path(), 'utf8'))).getAllSubcomponents(
    'vevent',
  )
  const starts = events.map((event) => new ICAL.Event(event).startDate.toString())
  expect(starts.slice(0, 4)).toEqual(
    incubationPlan({ kind: 'duck', setOn: set })
      .days.slice(0, 4)
      .map(({ date }) => date),
  )

  await page.getByRole('button', { name: 'Copy link' }).click()
  await expectToast(page, 'Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(filled)

  await page.emulateMedia({ media: 'print' })
  const card = page.getByRole('article', { name: 'Incubation card' })
  await expect(card).toContainText('Fertile')
  await expect(page.getByLabel('Kind of eggs')).toBeHidden()
  expect(await sheets(page, 'A5')).toBe(1)
  expect(await sheets(page, 'A4')).toBe(1)
  // Where it does not fit it is not shrunk either.
  expect(await sheets(page, 'A6')).toBe(2)
})

test.describe('far from home', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test('days are those of the UK, offline too, and a link that is wrong is told of', { tag: '@desktop' }, async ({
    page,
    context,
  }) => {
    await page.clock.setFixedTime(new Date('2026-10-24T12:30:00Z'))
    await page.goto(`${calculator}?species=dragon&set=2026-02-30`)
    await expect(page.getByText('We don’t have dates for “dragon”')).toBeVisible()
    await expect(page.getByText('We can’t count from “2026-02-30”')).toBeVisible()
    await expect(page.getByLabel('Set on')).toHaveValue('2026-10-24')
    await expectAccessible(page)
    await context.setOffline(true)
    await page.getByLabel('Kind of eggs').selectOption('quail')
    await expect(dates(page)).toHaveText([
      'Saturday 24 October 2026',
      'Friday 30 October 2026',
      'Thursday 5 November 2026',
      'Saturday 7 November 2026',
      'Tuesday 10 November 2026',
    ])
    await expect(page.getByText('We don’t have dates for')).toBeHidden()
    await context.setOffline(false)
  })
})
