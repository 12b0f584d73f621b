import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react'

type MenuContent = ComponentType<{ button: ComponentProps<'button'> }>

type MenuProps = {
  label: string
  /** Imports the component that shows the entries; stays the same function. */
  load: () => Promise<{ default: MenuContent }>
  children: ReactNode
  className?: string
}

/** A button with a menu of links and actions. What it holds comes with the first pointer or focus on the button. */
export const Menu = ({ label, load, children, className }: MenuProps) => {
  const Content = useMemo(() => lazy(load), [load])
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
      <Content button={button} />
    </Suspense>
  )
}
