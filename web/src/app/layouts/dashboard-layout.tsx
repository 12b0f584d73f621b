import { ChartLine, LayoutDashboard, Package, PackageCheck, Store, Wallet } from 'lucide-react'
import { RequireSeller } from '#web/features/identity/session/require-seller.tsx'
import { cx } from '#web/lib/class-names.ts'
import { paths } from '#web/lib/paths.ts'
import { NavLink } from '#web/lib/router/nav-link.tsx'
import { Outlet } from '#web/lib/router/routes.tsx'

const entries = [
  { to: paths.dashboard, label: 'Overview', Icon: LayoutDashboard },
  { to: paths.dashboardListings, label: 'Listings', Icon: Package },
  { to: paths.dashboardOrders, label: 'Orders', Icon: PackageCheck },
  { to: paths.dashboardAnalytics, label: 'Analytics', Icon: ChartLine },
  { to: paths.dashboardShop, label: 'Shop', Icon: Store },
  { to: paths.dashboardPackage, label: 'Package', Icon: Wallet },
]

const entryClass = ({ isActive }: { isActive: boolean }) =>
  cx(
    'flex min-h-11 items-center gap-2.5 rounded-md px-2.5 font-medium text-sm transition-colors max-md:justify-center md:px-3',
    isActive ? 'bg-hedge-soft text-hedge-ink' : 'text-ink-soft hover:bg-quiet hover:text-ink',
  )

/** The seller's side: its rooms on the left, on phones above the page. */
export default function DashboardLayout() {
  return (
    <RequireSeller>
      <div className="page grid flex-1 content-start gap-6 py-6 md:grid-cols-[12rem_minmax(0,1fr)] md:gap-10 md:py-10">
        <Rooms />
        <div className="min-w-0">
          <Outlet />
        </div>
      </div>
    </RequireSeller>
  )
}

/** On phones two rows of three: in one the last of them would lie beyond the edge of the screen. */
const Rooms = () => (
  <nav aria-label="Dashboard" className="md:sticky top-[calc(var(--head-height)+2.5rem)] md:self-start">
    <ul className="grid grid-cols-3 gap-1 md:flex md:flex-col">
      {entries.map(({ to, label, Icon }) => (
        <li key={to}>
          <NavLink to={to} end={to === paths.dashboard} className={entryClass}>
            <Icon aria-hidden size={18} className="max-md:hidden" />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
)
