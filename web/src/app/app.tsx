import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router-dom'
import { ErrorBoundary } from '#web/components/ui/states/error-boundary.tsx'
import { ToastHost } from '#web/components/ui/toasts/toast-host.tsx'
import { ChatSlot } from '#web/features/help/chat/chat-slot.tsx'
import { SignInAgainSlot } from '#web/features/identity/session/sign-in-again-slot.tsx'
import { AppRoutes } from './routes.tsx'

export const App = ({ queryClient }: { queryClient: QueryClient }) => (
  <QueryClientProvider client={queryClient}>
    <BrowserRouter>
      <AppRoutes />
      <ErrorBoundary part="">
        <ChatSlot />
      </ErrorBoundary>
      <ErrorBoundary part="">
        <SignInAgainSlot />
      </ErrorBoundary>
    </BrowserRouter>
    <ErrorBoundary part="">
      <ToastHost />
    </ErrorBoundary>
  </QueryClientProvider>
)
