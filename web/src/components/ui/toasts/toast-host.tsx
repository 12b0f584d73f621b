import { lazy, Suspense } from 'react'
import { useToasts } from '#web/lib/toast.ts'

const ToastRegion = lazy(() => import('./toast-region.tsx'))

/** The place of toasts: empty until the first one, which brings Radix's region with it. */
export const ToastHost = () => {
  const toasts = useToasts()
  if (toasts.length === 0) return null
  return (
    <Suspense>
      <ToastRegion toasts={toasts} />
    </Suspense>
  )
}
