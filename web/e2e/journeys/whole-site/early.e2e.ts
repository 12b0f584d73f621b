import { holdScripts, openHeld, takenOver } from '../../fixtures/drawn.ts'
import { expectCartCount } from '../../fixtures/shopping.ts'
import { expect, test } from '../../fixtures/test.ts'

const drinker = 'Hanging drinker, 5 litres'

test('a tap before the scripts are there waits for them, seen to wait, and then counts once', async ({ page }) => {
  const release = await openHeld(page, drinker)
  const add = page.getByRole('button', { name: 'Add to cart' })
  await add.click()
  await expect(add).toHaveAttribute('data-waiting', '')
  await expectCartCount(page, '0 items')
  release()
  await takenOver(page)
  await expectCartCount(page, '1 item')
  await expect(add).not.toHaveAttribute('data-waiting')
})

test('what is typed and sent before the scripts are there is kept, sent once, and stands in no address', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const email = page.getByRole('textbox', { name: 'E-mail address' })
  await email.fill('early.bird@post.example')
  await email.press('Enter')
  await expect(page).toHaveURL('/')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  release()
  await takenOver(page)
  await expect(page).toHaveURL(/\/newsletter\/thanks/)
  expect(sent.filter((url) => url.endsWith('/api/newsletter/subscribe'))).toHaveLength(1)
})

test('a choice before the scripts are there stands, with its price', async ({ page }) => {
  const release = await openHeld(page, 'Stoneware mug with a speckled glaze')
  await page.getByRole('group', { name: 'Choose an option' }).getByText('Set of four', { exact: true }).click()
  release()
  await takenOver(page)
  await expect(page.getByRole('radio', { name: /^Set of four/ })).toBeChecked()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText('Set of four')
})

test('a link and the search lead on before the scripts are there', async ({ page }, { project }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('link', { name: 'Browse Products' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All listings' })).toBeVisible()
  if (project.name === 'desktop') {
    await page.getByRole('combobox', { name: 'Search the marketplace' }).fill('marans')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/products?q=marans')
    await expect(page.getByRole('heading', { level: 1, name: 'Results for “marans”' })).toBeVisible()
  }
  release()
  await takenOver(page)
  if (project.name === 'desktop') {
    await page.getByRole('combobox', { name: 'Search the marketplace' }).click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recent_searches'))).toBe('["marans"]')
  }
})

for (const file of ['product.page', 'index'])
  test(`a page of the last deploy, whose ${file} is gone, reloads itself once and is the new one`, async ({
    page,
    watch,
  }) => {
    watch.expectRefusal({ path: new RegExp(`/assets/${file}-[^/]+\\.js$`), status: 404 })
    let gone = 0
    await page.route(`**/assets/${file}-*.js`, async (route) => {
      gone += 1
      if (gone === 1) await route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' })
      else await route.continue()
    })
    const { items } = await (await page.request.get('/api/products?category=equipment&limit=1')).json()
    await page.goto(`/products/${items[0].id}`)
    await takenOver(page)
    expect(gone).toBeGreaterThan(1)
    await expect(page.getByRole('heading', { level: 1, name: items[0].name })).toBeVisible()
  })

test('back from another site the page stands as it was left, without being asked for again', async ({ page }) => {
  await page.goto('/products')
  await takenOver(page)
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await page.goto('/robots.txt')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'All listings' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
})
