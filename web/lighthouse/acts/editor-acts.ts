import type { Locator, Page } from 'playwright'
import { type Do, open, type Scenario } from './scenario.ts'

/** As fast as somebody's thumbs. */
const betweenLettersMs = 110

const write = (page: Page, field: Locator, words: string) => async () => {
  await field.click()
  await page.keyboard.type(words, { delay: betweenLettersMs })
}

const options = async (page: Page, doing: Do): Promise<void> => {
  const option = (number: number) => page.getByRole('group', { name: `Option ${number}`, exact: true })
  await doing('write a price', write(page, option(1).getByLabel('Price'), '14.50'))
  await doing('add an option', async () => {
    await page.getByRole('button', { name: 'Add an option' }).click()
    await option(2).waitFor()
  })
  await doing('name it', write(page, option(2).getByLabel('Name'), 'Twelve'))
}

/** A new listing, written on a phone. */
export const editor: Scenario = {
  name: 'editor',
  as: 'demo_seller',
  play: async (page, doing) => {
    await open(page, '/dashboard/listings/new')
    const category = page.getByLabel('Category', { exact: true })
    await category.waitFor()
    await doing('write the title', write(page, page.getByRole('textbox', { name: 'Title' }), 'Copper Black Marans'))
    await doing('choose a category', async () => {
      await category.focus()
      await page.keyboard.press('h')
      await page.getByLabel('Subcategory').waitFor()
    })
    const words = 'From a closed flock on grass, collected twice a day.'
    await doing('write the description', write(page, page.getByLabel('Description'), words))
    await doing('open a list of choices', async () => {
      await page.getByLabel('Species').click()
      await page.keyboard.press('Escape')
    })
    await doing('choose from it', async () => {
      await page.getByLabel('Species').focus()
      await page.keyboard.press('c')
    })
    await options(page, doing)
    await doing('tick a box', () => page.getByRole('checkbox', { name: 'Buyers can also collect it' }).click())
    await doing('look at the preview', async () => {
      await page.getByRole('tab', { name: 'Preview' }).click()
      await page.getByRole('region', { name: 'Preview' }).waitFor()
    })
    await doing('go on writing', async () => {
      await page.getByRole('tab', { name: 'Edit' }).click()
      await category.waitFor()
    })
  },
}
