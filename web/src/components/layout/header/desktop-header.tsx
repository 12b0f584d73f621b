import { site } from '#contract/site.ts'
import { SearchBox } from '#web/features/catalogue/search/search-box.tsx'
import { ButtonPlace } from '#web/features/help/chat/button-place.tsx'
import { CurrencyMenu } from '#web/features/identity/currency/currency-menu.tsx'
import { Bell } from '#web/features/talk/notifications/bell.tsx'
import { cx } from '#web/lib/class-names.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Logo } from '../logo.tsx'
import { AccountMenu } from './account-menu.tsx'
import { CartLink } from './cart-link.tsx'
import { CategoryNav } from './category-nav.tsx'
import { MessagesLink } from './messages-link.tsx'
import { useSellPath } from './sell-path.ts'

/** Sticks without its thin line: the negative top is that line's height, so it shrinks as the page scrolls. */
export const DesktopHeader = () => (
  <header data-site className="sticky -top-9 z-40 border-straw border-b bg-surface">
    <ThinLine />
    {/* In large letters the names beside the marks give way to the search. */}
    <div className="page @container">
      <div className="flex h-18 items-center gap-4 lg:gap-8 @max-[36rem]:gap-2">
        <Logo />
        <SearchBox className="mx-auto w-full max-w-2xl flex-1" />
        <div className="flex items-center gap-1">
          <MessagesLink />
          <Bell />
          <ButtonPlace />
          <AccountMenu />
          <CartLink />
        </div>
      </div>
    </div>
    <CategoryNav />
  </header>
)

const linkClass = 'font-semibold underline-offset-4 hover:underline'

const ThinLine = () => {
  const sellPath = useSellPath()
  return (
    <div className="relative z-50 bg-hedge-soft text-hedge-ink">
      <div className="page flex h-9 items-center justify-between gap-4 text-sm">
        <p className="truncate">{site.claims.join(' · ')}</p>
        <div className="flex shrink-0 items-center gap-5">
          <Link to={paths.help} className={linkClass}>
            Help
          </Link>
          <Link to={sellPath} className={linkClass}>
            Sell on {site.name}
          </Link>
          {/* In a narrow window without scripts this header stays, and the page must fit. */}
          <Link to={paths.featureRequests} className={cx(linkClass, 'max-sm:hidden')}>
            Feature requests
          </Link>
          <CurrencyMenu />
        </div>
      </div>
    </div>
  )
}
