import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet, redirect } from 'react-router'
import { pageContext } from '../../contract/page-context'
import { pagePaths } from '../../contract/paths'
import { isSessionOver } from '../decode-problem'
import { useRefreshMe } from '../session'
import type { Route } from './+types/members'

/** Everything under it asks for a signed-in person, and leads back to where one was going. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (await context.get(pageContext).api.me.get()) return null
  const next = new URLSearchParams({ next: url.pathname + url.search })
  throw redirect(`${pagePaths.login}?${next}`)
}

/** Asks the server again when a query finds the session over: the loader above then leads away. */
export default function Members() {
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
    queryCache: new QueryCache({
      // The wallet says it itself, in its place.
      onError: (error, { meta }) =>
        isSessionOver(error) && !meta?.['staysWhenSessionEnds'] && onSessionOver(),
    }),
    defaultOptions: { queries: { retry: false, staleTime: 30_000 } },
  })
