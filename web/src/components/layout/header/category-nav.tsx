import { ChevronDown } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { categories } from '#contract/catalogue/catalogue.constants.ts'
import { cx } from '#web/lib/class-names.ts'
import { paths } from '#web/lib/paths.ts'
import { NavLink } from '#web/lib/router/nav-link.tsx'
import { useLatePart } from '#web/lib/use-late-part.ts'
import { useOpenPanel } from './open-panel.ts'

const loadPanel = () => import('./category-panel.tsx')

const tabClass = 'flex h-11 items-center gap-1 rounded-sm px-3 font-medium text-[0.95rem] transition-colors'

/** The item beside the focused one in the row or panel around it, going round at the ends. */
const neighbour = (items: HTMLElement[], step: number): HTMLElement | undefined => {
  const focused = document.activeElement
  const index = focused instanceof HTMLElement ? items.indexOf(focused) : -1
  return items[(index + step + items.length) % items.length]
}

const rowSteps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }
const panelSteps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
const ends: Record<string, number> = { Home: 0, End: -1 }

/** The six categories; each opens a panel of its subcategories, by pointer, or with arrows, Home, End and Escape. */
export const CategoryNav = () => {
  const { open, close, toggle, hover } = useOpenPanel()
  const { Part: CategoryPanel, fetchPart } = useLatePart(loadPanel)
  const nav = useRef<HTMLElement>(null)

  useEffect(() => {
    if (open) void fetchPart().then((isThere) => isThere || close())
  }, [open, fetchPart, close])

  useEffect(() => {
    if (!open) return
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !nav.current?.contains(target)) close()
    }
    // Wherever the focus is: a mouse alone may have opened the panel.
    const onEscape = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return
      if (nav.current?.contains(document.activeElement)) document.getElementById(`category-${open}`)?.focus()
      close()
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onEscape)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onEscape)
    }
  }, [open, close])

  const all = (selector: string) => [...(nav.current?.querySelectorAll<HTMLElement>(selector) ?? [])]

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const inPanel = document.activeElement?.closest('[data-panel]')
    const items = all(inPanel ? '[data-panel] a' : '[data-tab]')
    const step = inPanel ? panelSteps[event.key] : rowSteps[event.key]
    const intoPanel = event.key === 'ArrowDown' && open ? all('[data-panel] a')[0] : undefined
    const target = step ? neighbour(items, step) : (items.at(ends[event.key] ?? items.length) ?? intoPanel)
    if (!target) return
    event.preventDefault()
    target.focus()
  }

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }

  return (
    <nav
      ref={nav}
      aria-label="Categories"
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerEnter={() => void fetchPart()}
      onPointerLeave={hover(null)}
      className="page"
    >
      <ul className="-mx-3 flex min-h-12 flex-wrap items-center justify-between lg:justify-start lg:gap-x-3">
        {categories.map((category) => (
          <li
            key={category.slug}
            onPointerEnter={hover(category.subcategories.length > 0 ? category.slug : null)}
            className="relative"
          >
            {category.subcategories.length === 0 ? (
              <NavLink
                data-tab
                to={paths.category(category.slug)}
                className={({ isActive }) => cx(tabClass, isActive ? 'text-hedge' : 'hover:bg-quiet')}
              >
                {category.name}
              </NavLink>
            ) : (
              <>
                <button
                  data-tab
                  id={`category-${category.slug}`}
                  type="button"
                  aria-expanded={open === category.slug}
                  onClick={() => toggle(category.slug)}
                  className={cx(tabClass, open === category.slug ? 'bg-hedge-soft text-hedge-ink' : 'hover:bg-quiet')}
                >
                  {category.name}
                  <ChevronDown aria-hidden size={16} className="text-ink-soft" />
                </button>
                {open === category.slug && CategoryPanel && <CategoryPanel category={category} onChosen={close} />}
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
