// Runs before the first paint and before all other scripts.
(() => {
  // Zod would ask by trying it whether it may write code of its own, which the content security policy refuses and every
  // browser reports as an issue of the page. Its settings lie here before its file is there.
  window.__zod_globalConfig = { jitless: true }

  const page = document.documentElement
  // What this browser knows of its user never flashes and moves nothing: a stored choice of light or dark (its key is read by
  // src/lib/browser/theme.ts too), whether a place is known, and whether somebody may be signed in.
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') page.dataset.theme = theme
    if (localStorage.getItem('near_place')) page.dataset.near = ''
    if (/(^|; )csrf_token=/.test(document.cookie)) page.dataset.session = ''
  } catch {}

  // What somebody does on a page that was drawn and not yet taken over by its scripts is kept for src/app/take-over.ts. Links and
  // forms with an address of their own go where they lead, with or without scripts.
  const early = (window.early = { address: location.pathname + location.search, isHeard: false, tapped: [], sent: null, typed: new Set() })
  const isDrawn = (target) => target instanceof Element && target.closest('#root[data-drawn]')

  // The scripts of a drawn page stand by until its reader sees it or does something: until then the whole of the connection
  // is for what they see. A tab that nobody looks at paints nothing, and not every browser tells of it.
  const painted = new Promise((resolve) => {
    try {
      new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
    } catch {}
  })
  const acted = new Promise((resolve) => {
    for (const act of ['pointerdown', 'keydown']) addEventListener(act, resolve, { once: true, capture: true, passive: true })
  })
  // A deploy takes the files of the page's build away, and without a connection none comes: then the page is asked for anew, once
  // a build, as src/lib/browser/chunk-reload.ts does for all other files.
  const askAnew = ({ target: { src } }) => {
    if (!navigator.onLine) return addEventListener('online', early.reload, { once: true })
    if (sessionStorage.getItem('reloaded_build') === src) return
    sessionStorage.setItem('reloaded_build', src)
    early.reload()
  }
  // What was typed outlives that, and nothing else of it does.
  const fields = () => [...document.querySelectorAll('#root :is(input, textarea, select)')]
  early.reload = () => {
    const all = fields()
    const typed = [...early.typed].map((field) => [all.indexOf(field), field.name, field.value, field.checked])
    try {
      sessionStorage.setItem('typed_early', JSON.stringify({ address: early.address, typed }))
    } catch {}
    location.reload()
  }
  const typeKept = () => {
    try {
      const { address, typed } = JSON.parse(sessionStorage.getItem('typed_early') ?? '{}')
      sessionStorage.removeItem('typed_early')
      if (address !== early.address) return
      const all = fields()
      for (const [place, name, value, checked] of typed) {
        const field = all[place]
        if (field?.name !== name) continue
        if (/^(checkbox|radio)$/.test(field.type)) field.checked = checked
        else field.value = value
        early.typed.add(field)
      }
    } catch {}
  }
  // Whoever has left and comes back to the page in memory has not waited for it.
  addEventListener('pagehide', () => {
    early.tapped = []
    early.sent = null
    for (const waiting of document.querySelectorAll('[data-waiting]')) delete waiting.dataset.waiting
  })
  // Drawn for a screen of the other width (src/styles/base.css), the page is not seen before its scripts.
  const isOfOtherWidth = () =>
    matchMedia('(width < 48rem)').matches !== Boolean(document.querySelector('#root[data-drawn=phone]'))
  const atMost = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  const seen = async () => {
    await painted
    await Promise.all([...document.querySelectorAll('img[fetchpriority=high]')].map((picture) => picture.decode().catch(() => {})))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  }
  addEventListener('DOMContentLoaded', async () => {
    const scripts = document.getElementById('scripts')
    if (!scripts) return
    typeKept()
    if (!isOfOtherWidth()) await Promise.race([seen(), acted, atMost(3000)])
    scripts.content.querySelector('script').addEventListener('error', askAnew)
    document.head.append(scripts.content)
  })

  // All others are of `method="dialog"`, which the browser itself sends nowhere.
  const isPlain = (form) => form.hasAttribute('action')
  // For the page that it leads to: features/catalogue/search/recent-searches.ts.
  const rememberSearch = (form) => {
    try {
      if (form.getAttribute('action') === '/products') sessionStorage.setItem('sent_search', form.elements.q.value)
    } catch {}
  }
  // Of two that open something the last one counts, and of two taps on one button the first, but where each counts by itself.
  const opens = (button) => button.ariaHasPopup !== null
  const keepTap = (button) => {
    if (early.tapped.includes(button) && button.dataset.tap !== 'each') return
    const others = opens(button) ? early.tapped.filter(opens) : []
    for (const other of others) delete other.dataset.waiting
    early.tapped = [...early.tapped.filter((other) => !others.includes(other)), button]
    button.dataset.waiting = ''
  }
  addEventListener(
    'click',
    (event) => {
      if (early.isHeard || !isDrawn(event.target)) return
      const button = event.target.closest('button')
      if (!button || button.type === 'submit') return
      keepTap(button)
    },
    true,
  )
  addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (early.isHeard || !isDrawn(form)) return
      if (isPlain(form)) return rememberSearch(form)
      early.sent = form
      const sender = event.submitter ?? form
      sender.dataset.waiting = ''
    },
    true,
  )
  // Nobody else hears of it before: a page that is half taken over would put back what it was drawn with.
  addEventListener(
    'input',
    (event) => {
      if (!isDrawn(event.target)) return
      early.typed.add(event.target)
      event.stopImmediatePropagation()
    },
    true,
  )
})()
