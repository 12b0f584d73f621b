import { DropdownMenu } from 'radix-ui'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from '#web/lib/class-names.ts'

/** What an entry of a menu looks like, whichever menu it stands in. */
export const menuItemClass =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 outline-none data-highlighted:bg-hedge-soft data-highlighted:text-hedge-ink'

type MenuFrameProps = {
  button: ComponentProps<'button'>
  /** Its size; the rest is every menu's. */
  className: string
  busy?: boolean
  children: ReactNode
}

/**
 * Radix's menu under its button, not modal: the modal one injects a style that our CSP refuses. It opens as it arrives, and
 * stays in the landmark of its button.
 */
export const MenuFrame = ({ button, className, busy, children }: MenuFrameProps) => {
  const content = useFirstEntry()
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>
        <button {...button} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        ref={content}
        align="end"
        sideOffset={8}
        aria-busy={busy}
        className={cx(
          'appear z-50 rounded-md border border-straw bg-surface p-1.5 text-base text-ink shadow-raised',
          className,
        )}
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

/** Radix has not heard the key that opened a menu which came only then: the focus would be on its box, not in it. */
const useFirstEntry = () => {
  const content = useRef<HTMLDivElement>(null)
  const [byKeyboard] = useState(() => document.activeElement?.matches(':focus-visible') ?? false)
  useEffect(() => {
    if (byKeyboard) content.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus({ preventScroll: true })
  }, [byKeyboard])
  return content
}
