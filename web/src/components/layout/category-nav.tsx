import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { type CategorySlug, categories } from '../../../../functions/contract/catalogue.constants.ts'
import { paths } from '../../app/paths.ts'
import { cx } from '../../lib/class-names.ts'
import { CategoryPanel } from './category-panel.tsx'

const tabClass = 'flex h-11 items-center gap-1 rounded-sm px-3 font-medium text-[0.95rem] transition-colors'

/** The item beside the focused one in the row or panel around it, going round at the ends. */
const neighbour = (items: HTMLElement[], step: number): HTMLElement | undefined => {
  const focused = document.activeElement
  const index = focused instanceof HTMLElement ? items.indexOf(focused) : -1
  return items[(index + step + items.length) % items.length]
}

const rowSteps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }
const panelSteps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** The six categories; each opens a panel of its subcategories, by pointer, or with arrows and Escape. */
export const CategoryNav = () => {
  const [open, setOpen] = useState<CategorySlug | null>(null)
  const nav = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!open) return
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !nav.current?.contains(target)) setOpen(null)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [open])

  const all = (selector: string) => [...(nav.current?.querySelectorAll<HTMLElement>(selector) ?? [])]

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && open) {
      document.getElementById(`category-${open}`)?.focus()
      setOpen(null)
      return
    }
    const inPanel = document.activeElement?.closest('[data-panel]')
    const step = inPanel ? panelSteps[event.key] : rowSteps[event.key]
    const target = step
      ? neighbour(all(inPanel ? '[data-panel] a' : '[data-tab]'), step)
      : event.key === 'ArrowDown' && open
        ? all('[data-panel] a')[0]
        : undefined
    if (!target) return
    event.preventDefault()
    target.focus()
  }

  return (
    <nav ref={nav} aria-label="Categories" onKeyDown={onKeyDown} className="page">
      <ul className="-mx-3 flex h-12 items-center justify-between lg:justify-start lg:gap-3">
        {categories.map((category) => (
          <li key={category.slug} className="relative">
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
                  onClick={() => setOpen(open === category.slug ? null : category.slug)}
                  className={cx(tabClass, open === category.slug ? 'bg-hedge-soft text-hedge-ink' : 'hover:bg-quiet')}
                >
                  {category.name}
                  <ChevronDown aria-hidden size={16} className="text-ink-soft" />
                </button>
                {open === category.slug && <CategoryPanel category={category} onChosen={() => setOpen(null)} />}
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
