import { expect, test } from '../fixtures/browser/test.ts'

test('at 767 pixels the phone’s layout stands, at 768 the wider one', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 })
  await page.goto('/')
  const bottomBar = page.getByRole('navigation', { name: 'Main' })
  const categories = page.getByRole('navigation', { name: 'Categories' })
  await expect(bottomBar).toBeVisible()
  await expect(categories).toBeHidden()
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(categories).toBeVisible()
  await expect(bottomBar).toBeHidden()
})
