import { ChevronRight, MessagesSquare, Package } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListingStatus } from '#contract/catalogue/catalogue.constants.ts'
import type { ConversationAbout } from '#contract/talk/messages.answers.ts'
import { ListingPicture } from '#web/components/ui/picture.tsx'
import { Amount, Price } from '#web/features/identity/currency/price.tsx'
import { statusLabel } from '#web/features/trade/orders/order-words.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'

type ListingAbout = Extract<ConversationAbout, { productId: string }>
type OrderAbout = Extract<ConversationAbout, { orderId: string }>

/** What a conversation is about, in words. */
export const aboutName = (about: ConversationAbout): string =>
  'productId' in about ? about.name : `Order ${about.number}`

/** A small picture of the listing or of what was ordered, or a sign for an order or a shop. */
export const AboutPicture = ({ about }: { about: ConversationAbout | null }) => {
  if (about && ('productId' in about || about.imageUrl)) {
    return <ListingPicture src={about.imageUrl} alt="" sizes="64px" className="w-16 shrink-0 self-start rounded-sm" />
  }
  const Sign = about ? Package : MessagesSquare
  return (
    <span className="grid aspect-4/3 w-16 shrink-0 place-items-center self-start rounded-sm bg-quiet text-ink-soft">
      <Sign aria-hidden size={22} />
    </span>
  )
}

/** Why a listing can't be bought now, in words; null when it can. */
const standing: Record<ListingStatus, string | null> = {
  active: null,
  paused: 'Paused by the seller',
  sold_out: 'Sold out',
  draft: 'No longer for sale',
  removed: 'No longer for sale',
}

const isPublic = ({ status }: ListingAbout): boolean => status !== 'draft' && status !== 'removed'

const ListingFacts = ({ about: { status, pricePence, fromPrice } }: { about: ListingAbout }) => {
  const words = standing[status]
  if (words || pricePence === null) return <span className="block truncate text-ink-soft text-sm">{words}</span>
  return <Price pence={pricePence} from={fromPrice} className="truncate text-sm" />
}

const OrderFacts = ({ about }: { about: OrderAbout }) => (
  <p className="truncate text-ink-soft text-sm">
    {statusLabel(about, about.side)} · <Amount pence={about.totalPence} />
  </p>
)

const pathOf = (about: ConversationAbout): string | null => {
  if ('productId' in about) return isPublic(about) ? paths.product(about.productId) : null
  return about.side === 'buyer' ? paths.order(about.orderId) : paths.dashboardOrder(about.orderId)
}

/** The listing or order, pinned on top of its conversation and one step away while it is on the site. */
export const PinnedAbout = ({ about }: { about: ConversationAbout | null }) =>
  about && (
    <Pin to={pathOf(about)}>
      <AboutPicture about={about} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{aboutName(about)}</p>
        {'productId' in about ? <ListingFacts about={about} /> : <OrderFacts about={about} />}
      </div>
    </Pin>
  )

const pinClass = 'flex items-center gap-3 border-straw border-b px-4 py-2.5'

const Pin = ({ to, children }: { to: string | null; children: ReactNode }) =>
  to === null ? (
    <div className={pinClass}>{children}</div>
  ) : (
    <Link to={to} className={`${pinClass} hover:bg-quiet`}>
      {children}
      <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-soft" />
    </Link>
  )
