import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'
import type { MenuEntry } from './menu-content.tsx'

const load = () => import('./menu-content.tsx')
const MenuContent = lazy(load)

type MenuProps = { label: string; entries: readonly MenuEntry[]; children: ReactNode; className?: string }

/** A button with a menu of links and actions. The menu's code comes with the first pointer or focus on the button. */
export const Menu = ({ label, entries, children, className }: MenuProps) => {
  const [asked, setAsked] = useState(false)
  const button: ComponentProps<'button'> = { type: 'button', 'aria-label': label, className, children }
  const waiting = (
    <button
      {...button}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setAsked(true)}
    />
  )
  if (!asked) return waiting
  return (
    <Suspense fallback={waiting}>
      <MenuContent button={button} entries={entries} />
    </Suspense>
  )
}
