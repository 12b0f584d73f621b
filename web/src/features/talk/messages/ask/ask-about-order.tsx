import { useQueryClient } from '@tanstack/react-query'
import type { Order } from '#contract/trade/orders.answers.ts'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { toast } from '#web/lib/toast.ts'
import { aboutOrderQueryOptions } from '../messages.api.ts'
import { Ask } from './ask.tsx'

type AskAboutOrderProps = { order: Pick<Order, 'id' | 'number' | 'seller' | 'buyer'>; side: 'buyer' | 'seller' }

/** The way from an order to its conversation, which begins here when there is none yet. */
export const AskAboutOrder = ({ order: { id, number, seller, buyer }, side }: AskAboutOrderProps) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const openKnown = async () => {
    try {
      const { items } = await client.fetchQuery(aboutOrderQueryOptions(id))
      if (items[0]) void navigate(paths.conversation(items[0].id))
      return items.length > 0
    } catch (error) {
      toast({ title: 'We couldn’t open your messages', description: errorMessage(error), variant: 'destructive' })
      return true
    }
  }
  const other = side === 'buyer' ? seller : { username: buyer.username, shopName: buyer.fullName }
  const about = { orderId: id, name: `Order ${number}` }
  return <Ask to={other} about={about} kind={side === 'buyer' ? 'bought' : 'sold'} before={openKnown} size="sm" />
}
