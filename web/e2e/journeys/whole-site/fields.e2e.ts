import type { Locator } from 'playwright/test'
import { expect, test } from '../../fixtures/test.ts'

/** How a field looks: its size, letters, colours and edges, and the ring of whoever is at it. */
const looksOf = (field: Locator) =>
  field.evaluate((element) => {
    const style = getComputedStyle(element)
    const { backgroundColor, borderRadius, borderTopColor, borderTopWidth, color, fontFamily, fontSize } = style
    const { outlineColor, outlineOffset, outlineStyle, outlineWidth, paddingLeft, textIndent } = style
    const { height } = element.getBoundingClientRect()
    const box = { height, backgroundColor, borderRadius, borderTopColor, borderTopWidth, paddingLeft, textIndent }
    return { ...box, color, fontFamily, fontSize, outlineColor, outlineOffset, outlineStyle, outlineWidth }
  })

test('a list to choose from looks like the field above it, in light and dark, and has the same ring', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/contact')
  const [email, topic] = [page.getByLabel('Email', { exact: true }), page.getByLabel('Topic')]
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const besides = await looksOf(email)
    await expect.poll(() => looksOf(topic)).toEqual(besides)
    await email.focus()
    await page.keyboard.press('Tab')
    await expect(topic).toBeFocused()
    const ringed = await looksOf(topic)
    expect(ringed.outlineStyle).toBe('solid')
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => looksOf(email)).toEqual(ringed)
    await page.getByRole('heading', { level: 1 }).click()
  }
})
