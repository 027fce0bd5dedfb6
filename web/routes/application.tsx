import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { isSessionOver } from '../decode-problem'
import { useRefreshMe } from '../session'

/** What the pages of the application need and the public ones do without. */
export default function Application() {
  const refreshMe = useRefreshMe()
  const [queryClient] = useState(() => createQueryClient({ onSessionOver: refreshMe }))
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <Outlet />
      </QueryClientProvider>
    </CSPProvider>
  )
}

/** A failed query is shown at once with « Réessayer »: trying again in silence only makes it wait. */
const createQueryClient = ({ onSessionOver }: { onSessionOver: () => void }) =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error) => isSessionOver(error) && onSessionOver() }),
    defaultOptions: { queries: { retry: false, staleTime: 30_000 } },
  })
