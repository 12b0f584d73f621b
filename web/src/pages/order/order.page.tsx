import { usePageHead } from '../../app/page-head.ts'
import { EmptyState } from '../../components/ui/empty-state.tsx'

export default function OrderPage() {
  usePageHead({ title: 'Order' })
  return (
    <div className="page py-10">
      <h1 className="text-3xl md:text-4xl">Order</h1>
      <EmptyState title="Nothing here yet">This page is being built.</EmptyState>
    </div>
  )
}
