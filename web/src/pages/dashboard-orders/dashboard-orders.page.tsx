import { usePageHead } from '../../app/page-head.ts'
import { SoldList } from '../../features/orders/sold-list.tsx'

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
