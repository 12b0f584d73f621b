import { House, LayoutGrid, type LucideIcon, Store, UserRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { cx } from '../../lib/class-names.ts'
import { useSellPath } from './sell-path.ts'

const AccountSheet = lazy(() => import('./account-sheet.tsx'))

const itemClass = 'flex h-15 w-full flex-col items-center justify-center gap-0.5 font-medium text-xs'

export const PhoneNav = () => {
  const [account, setAccount] = useState<'unasked' | 'open' | 'closed'>('unasked')
  const sellPath = useSellPath()
  return (
    <nav aria-label="Main">
      <ul className="grid grid-cols-4">
        <Item to={paths.home} label="Home" Icon={House} />
        <Item to={paths.categories} label="Browse" Icon={LayoutGrid} />
        <Item to={sellPath} label="Sell" Icon={Store} />
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setAccount('open')}
            className={cx(itemClass, 'text-ink-soft')}
          >
            <UserRound aria-hidden size={22} strokeWidth={1.75} />
            Account
          </button>
        </li>
      </ul>
      {account !== 'unasked' && (
        <Suspense>
          <AccountSheet open={account === 'open'} onClose={() => setAccount('closed')} />
        </Suspense>
      )}
    </nav>
  )
}

const Item = ({ to, label, Icon }: { to: string; label: string; Icon: LucideIcon }) => {
  const isHere = useLocation().pathname === to
  return (
    <li>
      <Link
        to={to}
        aria-current={isHere ? 'page' : undefined}
        className={cx(itemClass, isHere ? 'text-hedge' : 'text-ink-soft')}
      >
        <Icon aria-hidden size={22} strokeWidth={1.75} />
        {label}
      </Link>
    </li>
  )
}
