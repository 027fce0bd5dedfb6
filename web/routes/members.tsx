import { CSPProvider } from '@base-ui/react/csp-provider'
import { ORPCError } from '@orpc/client'
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet, redirect } from 'react-router'
import { type PageContext, pageContext } from '../../contract/page-context'
import { pagePaths } from '../../contract/paths'
import { isSessionExpired } from '../api/decode-problem'
import { useRefreshMe } from '../session/use-me'
import type { Route } from './+types/members'

/** Guards the pages of signed-in users; a visitor is sent to the sign-in page and back. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  if (await api.me.get()) return null
  // For a suspended account `me` is null too, and the sign-in page says why.
  if (await isSuspended(api)) throw redirect(`${pagePaths.login}?suspendu=1`)
  const next = new URLSearchParams({ next: url.pathname + url.search })
  throw redirect(`${pagePaths.login}?${next}`)
}

const isSuspended = (api: PageContext['api']) =>
  api.account.access().then(
    () => false,
    (error: unknown) => error instanceof ORPCError && error.code === 'ACCOUNT_SUSPENDED',
  )

/** Runs the guard again when a query finds that the session has ended. */
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

/**
 * A failed query is shown at once with a retry button, instead of being retried silently first. A mutation
 * without a connection fails at once too; a paused one would be sent later, when nobody expects it.
 */
const createQueryClient = ({ onSessionOver }: { onSessionOver: () => void }) =>
  new QueryClient({
    queryCache: new QueryCache({
      // The wallet stays open and shows the end of the session itself.
      onError: (error, { meta }) =>
        isSessionExpired(error) && !meta?.['staysWhenSessionEnds'] && onSessionOver(),
    }),
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000 },
      mutations: { networkMode: 'always' },
    },
  })
