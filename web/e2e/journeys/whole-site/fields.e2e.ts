import type { Locator } from 'playwright/test'
import { expect, test } from '../../fixtures/browser/test.ts'

/** How a field looks: its size, letters, colours and edges, and the ring of whoever is at it. */
const looksOf = (field: Locator) =>
  field.evaluate(async (element) => {
    // It takes other colours with the next frame, however short its transition is.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await Promise.allSettled(element.getAnimations().map((animation) => animation.finished))
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
  let former = {}
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect.poll(() => looksOf(email)).not.toEqual(former)
    former = await looksOf(email)
    await expect.poll(() => looksOf(topic)).toEqual(former)
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
