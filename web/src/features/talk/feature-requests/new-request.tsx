import { Suspense, useId } from 'react'
import { Card } from '#web/components/ui/card.tsx'
import { ErrorBoundary } from '#web/components/ui/states/error-boundary.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { lazyPart } from '#web/lib/lazy-page.tsx'

const { Part: RequestForm } = lazyPart(() => import('./request-form.tsx'))

/** The panel in which one writes a new request; its form comes with the first look at it. */
export const NewRequest = ({ onClose }: { onClose: () => void }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-8">
      <Card>
        <h2 id={id} className="mb-5 text-2xl">
          New feature request
        </h2>
        <ErrorBoundary part="The form">
          <Suspense fallback={<Skeleton className="h-96 rounded-md" />}>
            <RequestForm onClose={onClose} />
          </Suspense>
        </ErrorBoundary>
      </Card>
    </section>
  )
}
