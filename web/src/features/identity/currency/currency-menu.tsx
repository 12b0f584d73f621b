import { ChevronDown } from 'lucide-react'
import { Menu } from '#web/components/ui/menus/menu.tsx'
import { useCurrencyCode } from './currency-choice.ts'

const loadContent = () => import('./currency-menu-content.tsx')

/** The currency in which prices are shown, as a menu: for the desktop's header. */
export const CurrencyMenu = () => {
  const code = useCurrencyCode()
  return (
    <Menu
      label={`Currency: ${code}`}
      load={loadContent}
      className="flex h-9 items-center gap-1 rounded-sm px-1.5 font-semibold"
    >
      {code}
      <ChevronDown aria-hidden size={14} />
    </Menu>
  )
}
