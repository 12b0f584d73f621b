import { Link } from 'react-router-dom'
import { site } from '../../../../functions/contract/site.ts'
import { AccountMenu } from './account-menu.tsx'
import { CartLink } from './cart-link.tsx'
import { CategoryNav } from './category-nav.tsx'
import { Logo } from './logo.tsx'
import { SearchBox } from './search-box.tsx'
import { useSellPath } from './sell-path.ts'

/** Sticks without its thin line: the negative top is that line's height, so it shrinks as the page scrolls. */
export const DesktopHeader = () => (
  <header data-site className="sticky -top-9 z-40 border-straw border-b bg-surface">
    <ThinLine />
    <div className="page flex h-18 items-center gap-8">
      <Logo />
      <SearchBox className="mx-auto w-full max-w-2xl flex-1" />
      <div className="flex items-center gap-1">
        <AccountMenu />
        <CartLink />
      </div>
    </div>
    <CategoryNav />
  </header>
)

const ThinLine = () => {
  const sellPath = useSellPath()
  return (
    <div className="bg-hedge-soft text-hedge-ink">
      <div className="page flex h-9 items-center justify-between text-sm">
        <p>{site.claims.join(' · ')}</p>
        <Link to={sellPath} className="font-semibold underline-offset-4 hover:underline">
          Sell on {site.name}
        </Link>
      </div>
    </div>
  )
}
