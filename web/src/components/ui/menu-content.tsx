import type { LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

export type MenuEntry =
  | { kind: 'link'; label: string; to: string; Icon?: LucideIcon }
  | { kind: 'action'; label: string; onSelect: () => void; Icon?: LucideIcon }
  | { kind: 'heading'; label: string }
  | { kind: 'line' }

const itemClass =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 outline-none data-highlighted:bg-hedge-soft data-highlighted:text-hedge-ink'

/** Radix's menu, not modal: the modal one injects a style that our CSP refuses. It opens as it arrives, and stays in the landmark of its button. */
export default function MenuContent({
  button,
  entries,
}: {
  button: ComponentProps<'button'>
  entries: readonly MenuEntry[]
}) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>
        <button {...button} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        className="appear z-50 min-w-56 rounded-md border border-straw bg-surface p-1.5 text-ink shadow-raised"
      >
        {entries.map((entry, index) => (
          <Entry key={entry.kind === 'line' ? `line-${index}` : entry.label} entry={entry} />
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
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
    <DropdownMenu.Item asChild className={itemClass}>
      <Link to={entry.to}>{content}</Link>
    </DropdownMenu.Item>
  ) : (
    <DropdownMenu.Item onSelect={entry.onSelect} className={itemClass}>
      {content}
    </DropdownMenu.Item>
  )
}
