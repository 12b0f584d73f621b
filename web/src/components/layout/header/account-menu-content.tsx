import type { ComponentProps } from 'react'
import MenuContent from '#web/components/ui/menus/menu-content.tsx'
import { useAccountEntries } from './account-entries.ts'

/** What the account menu holds, fetched with its first opening. */
export default function AccountMenuContent({ button }: { button: ComponentProps<'button'> }) {
  return <MenuContent button={button} entries={useAccountEntries()} />
}
