import { joinAsBuyer } from '../../fixtures/acts/people.ts'
import { changeMug, openTestShop } from '../../fixtures/acts/trade.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible } from '../../fixtures/look/accessible.ts'
import { expectToast } from '../../fixtures/look/toast.ts'

test('what is sold out offers an email once it is back, to be taken back as easily', async ({ page, newVisitor }) => {
  const shop = await openTestShop('Mair Griffiths')
  await changeMug(shop, { stock: 0, expectedStock: 50 })
  const path = `/products/${shop.listingId}`
  const offer = (of: typeof page) => of.getByRole('button', { name: 'Email me when it’s back' })

  await test.step('a visitor is asked to sign in, and comes back', async () => {
    const visitor = await newVisitor()
    await visitor.goto(path)
    await expect(visitor.getByText('This is sold out at the moment.')).toBeVisible()
    await offer(visitor).click()
    await expect(visitor).toHaveURL(`/auth?next=${encodeURIComponent(path)}`)
  })

  await joinAsBuyer(page, 'Peter Wren')
  await page.goto(path)
  await offer(page).click()
  await expectToast(page, 'We’ll email you when it’s back')
  await expect(offer(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(offer(page)).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await expect(offer(page)).toHaveAttribute('aria-pressed', 'true')
  await offer(page).click()
  await expectToast(page, 'We won’t email you about it')
  await expect(offer(page)).toHaveAttribute('aria-pressed', 'false')
})
