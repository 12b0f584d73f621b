import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorBoundary } from '#web/components/ui/states/error-boundary.tsx'
import { ToastHost } from '#web/components/ui/toasts/toast-host.tsx'
import { ChatSlot } from '#web/features/help/chat/chat-slot.tsx'
import { SignInAgainSlot } from '#web/features/identity/session/sign-in-again-slot.tsx'

/** All that stands around the routes, in a browser and where the edge draws a page. Belongs into a router. */
export const App = ({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    {children}
    <ErrorBoundary part="">
      <ChatSlot />
    </ErrorBoundary>
    <ErrorBoundary part="">
      <SignInAgainSlot />
    </ErrorBoundary>
    <ErrorBoundary part="">
      <ToastHost />
    </ErrorBoundary>
  </QueryClientProvider>
)
