import { ChevronRight, MessagesSquare, Package } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ConversationAbout } from '../../../../functions/contract/messages.ts'
import { paths } from '../../app/paths.ts'
import { Picture } from '../../components/ui/picture.tsx'

/** What a conversation is about, in words. */
export const aboutName = (about: ConversationAbout): string =>
  'productId' in about ? about.name : `Order ${about.number}`

/** A small picture of the listing, or a sign for an order or a shop. */
export const AboutPicture = ({ about }: { about: ConversationAbout | null }) => {
  if (about && 'productId' in about) {
    return <Picture src={about.imageUrl} alt="" sizes="64px" className="w-16 shrink-0 self-start rounded-sm" />
  }
  const Sign = about ? Package : MessagesSquare
  return (
    <span className="grid aspect-4/3 w-16 shrink-0 place-items-center self-start rounded-sm bg-quiet text-ink-soft">
      <Sign aria-hidden size={22} />
    </span>
  )
}

/** The listing or order, pinned on top of its conversation and one step away. */
export const PinnedAbout = ({ about }: { about: ConversationAbout | null }) =>
  about && (
    <Link
      to={'productId' in about ? paths.product(about.productId) : paths.order(about.orderId)}
      className="flex items-center gap-3 border-straw border-b px-4 py-2.5 hover:bg-quiet"
    >
      <AboutPicture about={about} />
      <span className="min-w-0 flex-1 truncate font-medium">{aboutName(about)}</span>
      <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-soft" />
    </Link>
  )
