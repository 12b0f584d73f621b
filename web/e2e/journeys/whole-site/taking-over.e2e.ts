import { expectCartCount } from '../../fixtures/acts/shopping.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { holdScripts, openHeld, takenOver } from '../../fixtures/look/drawn.ts'

const drinker = 'Hanging drinker, 5 litres'

test('a tap while the scripts take the page over counts once', { tag: '@desktop' }, async ({ page }) => {
  const release = await openHeld(page, drinker)
  await page.getByRole('button', { name: 'Add to cart' }).evaluate((add: HTMLElement) => {
    const root = document.querySelector('#root') ?? add
    const { port1, port2 } = new MessageChannel()
    // React has named the element as its own, and has not been through it yet.
    port1.onmessage = () => {
      if (Object.keys(root).some((name) => name.startsWith('__reactContainer'))) add.click()
      else port2.postMessage(null)
    }
    port2.postMessage(null)
  })
  release()
  await takenOver(page)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await expectCartCount(page, '1 item')
})

test('what was sent and what was tapped after it are both done, each once', { tag: '@desktop' }, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const email = page.getByRole('textbox', { name: 'Email address' })
  const dark = page.getByRole('button', { name: 'Dark', exact: true })
  await email.fill('early.hen@post.example')
  await email.press('Enter')
  await dark.click()
  for (const waiting of [page.getByRole('button', { name: 'Subscribe' }), dark])
    await expect(waiting).toHaveAttribute('data-waiting', '')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  release()
  await takenOver(page)
  await expect(page).toHaveURL(/\/newsletter\/thanks/)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(sent.filter((path) => path === '/api/newsletter/subscribe')).toHaveLength(1)
})

test('who reads on before the scripts are there stays where they read, wherever they had been before', async ({
  page,
}) => {
  const read = (to: number) =>
    page.evaluate((top) => {
      scrollTo({ top, behavior: 'instant' })
      return scrollY
    }, to)
  const openings = [
    { open: () => page.goto('/products', { waitUntil: 'commit' }), to: 700 },
    { open: () => page.reload({ waitUntil: 'commit' }), to: 900 },
  ]
  for (const { open, to } of openings) {
    const release = await holdScripts(page)
    await open()
    await expect(page.getByRole('heading', { level: 1, name: 'All listings' })).toBeVisible()
    // Its heading is there before the rest of it.
    await expect.poll(() => read(to)).toBe(to)
    release()
    await takenOver(page)
    expect(await page.evaluate(() => scrollY)).toBe(to)
  }
})

test('a page whose scripts are gone for good is asked for anew once a build, and leads on', {
  tag: '@desktop',
}, async ({ page, watch }) => {
  const path = /\/assets\/index-[^/]+\.js$/
  for (let time = 0; time < 3; time += 1) watch.expectRefusal({ path, status: 404 })
  await page.route(path, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }))
  await page.addInitScript(() => {
    addEventListener('error', () => document.documentElement.setAttribute('data-failed', ''), true)
  })
  let opened = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/') opened += 1
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(() => opened).toBe(2)
  await expect(page.locator('html[data-failed]')).toHaveCount(1)
  await page.getByRole('main').getByRole('link', { name: 'Browse Products' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All listings' })).toBeVisible()
  await expect(page.locator('html[data-failed]')).toHaveCount(1)
  expect(opened).toBe(2)
})

test('a page whose own script is gone for good is asked for anew once a build, too', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.route('**/assets/home.page-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("gone")' }),
  )
  await page.addInitScript(() => {
    addEventListener('vite:preloadError', () => document.documentElement.setAttribute('data-failed', ''))
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/') asked.push(request.method())
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(() => asked).toEqual(['GET', 'HEAD', 'GET'])
  await expect(page.locator('html[data-failed]')).toHaveCount(1)
  await page.getByRole('main').getByRole('link', { name: 'Browse Products' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All listings' })).toBeVisible()
  await takenOver(page)
  expect(asked).toEqual(['GET', 'HEAD', 'GET'])
})

test('the scripts come with the first act, and after three seconds where nothing tells that the page is seen', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      PerformanceObserver: class {
        observe() {}
      },
    })
  })
  const opened = new Date('2026-04-14T09:00:00Z')
  await page.clock.install({ time: opened })
  await page.clock.pauseAt(new Date(opened.getTime() + 1000))
  const held = () =>
    page.locator('template#scripts').evaluate((template) => (template as HTMLTemplateElement).content.childElementCount)
  const open = async () => {
    await page.goto('/privacy', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
    await page.waitForLoadState('domcontentloaded')
    expect(await held()).toBeGreaterThan(0)
  }
  await open()
  await page.keyboard.press('Shift')
  await expect.poll(held).toBe(0)
  await open()
  await page.clock.fastForward(2900)
  expect(await held()).toBeGreaterThan(0)
  await page.clock.fastForward(100)
  await expect.poll(held).toBe(0)
})

test('who has left a page and comes back to it in memory has not waited: their tap is forgotten', {
  tag: '@desktop',
}, async ({ page }) => {
  const release = await openHeld(page, drinker)
  const add = page.getByRole('button', { name: 'Add to cart' })
  await add.click()
  await expect(add).toHaveAttribute('data-waiting', '')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expect(add).not.toHaveAttribute('data-waiting')
  release()
  await takenOver(page)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await expectCartCount(page, '0 items')
})

test('who has left a page and comes back to it in memory sends nothing any more, and finds it in its field', {
  tag: '@desktop',
}, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const subscribe = page.getByRole('button', { name: 'Subscribe' })
  const email = page.getByRole('textbox', { name: 'Email address' })
  await email.fill('left.the.nest@post.example')
  await email.press('Enter')
  await expect(subscribe).toHaveAttribute('data-waiting', '')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expect(subscribe).not.toHaveAttribute('data-waiting')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  release()
  await takenOver(page)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await expect(email).toHaveValue('left.the.nest@post.example')
  expect(sent).toEqual([])
  await expect(page).toHaveURL('/')
})

test('who has gone back before the scripts of a page opened anew are there has the page that they are at', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const { from, to, heading, link } of [
    // To another page, and to the same one that was asked for something else.
    { from: '/categories', to: '/services', heading: 'All categories', link: 'footer a[href="/services"]' },
    {
      from: '/products?q=marans',
      to: '/products',
      heading: 'Results for “marans”',
      link: 'footer a[href="/products"]',
    },
  ]) {
    await page.goto(from)
    await page.locator(link).first().click()
    await expect(page).toHaveURL(to)
    const release = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator(`#root[data-drawn-for="${to}"]`)).toHaveCount(1)
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(from)
    release()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await page.unroute('**/assets/*.js')
  }
})

test('a page of last year is taken over as it was drawn, its dates included', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/feature-requests')
  const dates = page.getByRole('main').getByRole('time')
  const before = await dates.allInnerTexts()
  expect(before.length).toBeGreaterThan(0)
  await page.clock.setFixedTime(new Date(Date.now() + 400 * 86_400_000))
  await page.reload()
  expect(await dates.allInnerTexts()).toEqual(before)
})

test('the category that the mouse rests on as the page is taken over opens, as it would afterwards', {
  tag: '@desktop',
}, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/categories', { waitUntil: 'commit' })
  const eggs = page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name: 'Hatching eggs' })
  await eggs.hover()
  release()
  await takenOver(page)
  await expect(eggs).toHaveAttribute('aria-expanded', 'true')
})

test('what was typed comes into no other field where the page has got one more meanwhile', {
  tag: '@desktop',
}, async ({ page }) => {
  await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Message' }).fill('Two were broken.')
  await page.route('/contact', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('<textarea', '<input name="order"/><textarea')
    await route.fulfill({ response, body })
  })
  await page.evaluate(() => Reflect.get(window, 'early').reload())
  const order = page.locator('input[name=order]')
  await expect(order).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('typed_early'))).toBeNull()
  await expect(order).toHaveValue('')
})
