import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { isSignInRequired } from '../api/decode-problem'
import { useRefreshMe } from './use-me'

/**
 * Providers for the components of signed-in users. Loads the user again when a query finds that the session
 * has ended.
 */
export function SignedInProviders({ children }: { children: ReactNode }) {
  const refreshMe = useRefreshMe()
  const [queryClient] = useState(() => createQueryClient({ onSessionExpired: refreshMe }))
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </CSPProvider>
  )
}

/**
 * A failed query is shown at once with a retry button, instead of being retried silently first. A mutation
 * without a connection also fails at once, because a paused mutation would be sent later, unexpectedly.
 */
const createQueryClient = ({ onSessionExpired }: { onSessionExpired: () => void }) =>
  new QueryClient({
    queryCache: new QueryCache({
      // The wallet handles an expired session itself: it stays open and shows a message.
      onError: (error, { meta }) =>
        isSignInRequired(error) && !meta?.['isSessionExpiryHandled'] && onSessionExpired(),
    }),
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000 },
      mutations: { networkMode: 'always' },
    },
  })
