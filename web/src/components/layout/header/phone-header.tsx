import { ButtonPlace } from '#web/features/help/chat/button-place.tsx'
import { Logo } from '../logo.tsx'
import { CartLink } from './cart-link.tsx'
import { PhoneSearch } from './phone-search.tsx'

/** The name scrolls away, search, chat and cart stay: the negative top is the height of the name's row. */
export const PhoneHeader = () => (
  <header data-site className="sticky -top-12 z-40 border-straw border-b bg-surface">
    <div className="page flex h-12 items-end">
      <Logo />
    </div>
    <div className="page flex h-15 items-center gap-2">
      <PhoneSearch />
      <ButtonPlace />
      <CartLink />
    </div>
  </header>
)
