import { BoughtOrders } from '#web/features/trade/orders/bought/bought-orders.tsx'
import { ThankYou } from '#web/features/trade/orders/thank-you.tsx'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { useSearchParams } from '#web/lib/router/use-search-params.ts'

/** What the user has bought; with `?checkout=` the thank-you after a payment. */
export default function OrdersPage() {
  const checkout = useSearchParams()[0].get('checkout')
  usePageHead({ title: checkout ? 'Your order' : 'Your orders' })
  return (
    <div className="page max-w-4xl py-8 md:py-12">
      {checkout ? (
        <ThankYou checkout={checkout} />
      ) : (
        <>
          <h1 className="mb-6 text-3xl md:text-4xl">Your orders</h1>
          <BoughtOrders />
        </>
      )}
    </div>
  )
}
