import { SoldList } from '#web/features/trade/orders/sold/sold-list.tsx'
import { usePageHead } from '#web/lib/browser/page-head.ts'

/** The seller's orders, by what is to be done. */
export default function DashboardOrdersPage() {
  usePageHead({ title: 'Orders' })
  return (
    <>
      <h1 className="mb-5 text-3xl md:text-4xl">Orders</h1>
      <SoldList />
    </>
  )
}
