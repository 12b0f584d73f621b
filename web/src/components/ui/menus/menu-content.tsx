import type { LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ComponentProps } from 'react'
import { Link } from '#web/lib/router/link.tsx'
import { MenuFrame, menuItemClass } from './menu-frame.tsx'

export type MenuEntry =
  | { kind: 'link'; label: string; to: string; Icon?: LucideIcon }
  | { kind: 'action'; label: string; onSelect: () => void; Icon?: LucideIcon }
  | { kind: 'heading'; label: string }
  | { kind: 'line' }

/** A menu of links and acts. */
export default function MenuContent({
  button,
  entries,
}: {
  button: ComponentProps<'button'>
  entries: readonly MenuEntry[]
}) {
  return (
    <MenuFrame button={button} className="min-w-56">
      {entries.map((entry, index) => (
        <Entry key={entry.kind === 'line' ? `line-${index}` : entry.label} entry={entry} />
      ))}
    </MenuFrame>
  )
}

const Entry = ({ entry }: { entry: MenuEntry }) => {
  if (entry.kind === 'line') return <DropdownMenu.Separator className="my-1.5 h-px bg-straw" />
  if (entry.kind === 'heading') {
    return <DropdownMenu.Label className="px-3 py-2 text-ink-soft text-sm">{entry.label}</DropdownMenu.Label>
  }
  const content = (
    <>
      {entry.Icon && <entry.Icon aria-hidden size={18} />}
      {entry.label}
    </>
  )
  return entry.kind === 'link' ? (
    <DropdownMenu.Item asChild className={menuItemClass}>
      <Link to={entry.to}>{content}</Link>
    </DropdownMenu.Item>
  ) : (
    <DropdownMenu.Item onSelect={entry.onSelect} className={menuItemClass}>
      {content}
    </DropdownMenu.Item>
  )
}
