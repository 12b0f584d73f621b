import { CircleAlert } from 'lucide-react'
import { errorMessage, isApiError } from '#web/lib/api/api-error.ts'
import { Button } from '../button.tsx'

type ErrorStateProps = { title: string; error: unknown; onRetry?: () => void }

/** What failed, in the server's words where it has some, the request id for support, and a retry. */
export const ErrorState = ({ title, error, onRetry }: ErrorStateProps) => {
  const requestId = isApiError(error) ? error.requestId : null
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-12 text-center">
      <CircleAlert aria-hidden size={40} strokeWidth={1.5} className="text-comb" />
      <h2 className="text-xl">{title}</h2>
      <p className="text-ink-soft">{errorMessage(error)}</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry} className="mt-2">
          Try again
        </Button>
      )}
      {requestId && (
        <p className="text-ink-soft text-sm">
          Request <code className="select-all break-all">{requestId}</code>
        </p>
      )}
    </div>
  )
}
