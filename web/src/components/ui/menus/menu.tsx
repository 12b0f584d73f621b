import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { useLatePart } from '#web/lib/use-late-part.ts'

type MenuContent = ComponentType<{ button: ComponentProps<'button'> }>

type MenuProps = {
  /** Its name, where what stands on it does not say it. */
  label: string | null
  /** Imports the component that shows the entries; stays the same function. */
  load: () => Promise<{ default: MenuContent }>
  children: ReactNode
  className?: string
}

/** A button with a menu of links and actions. What it holds comes with the first pointer or focus on the button. */
export const Menu = ({ label, load, children, className }: MenuProps) => {
  const { Part: Content, open, waiting, fetchPart, show } = useLatePart(load)
  const button: ComponentProps<'button'> = { type: 'button', 'aria-label': label ?? undefined, className, children }
  if (open && Content) return <Content button={button} />
  return (
    <button
      {...button}
      aria-haspopup="menu"
      aria-expanded={false}
      data-waiting={waiting}
      onPointerEnter={() => void fetchPart()}
      onFocus={() => void fetchPart()}
      onClick={() => void show()}
    />
  )
}
