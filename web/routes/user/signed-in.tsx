import { ORPCError } from '@orpc/client'
import { Outlet, redirect } from 'react-router'
import { type PageContext, pageContext } from '../../../contract/page-context'
import { pagePaths } from '../../../contract/paths'
import { SignedInProviders } from '../../session/signed-in-providers'
import type { Route } from './+types/signed-in'

/** Guards the pages of signed-in users; a visitor is sent to the sign-in page and back. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  if (await api.me.get()) return null
  // For a suspended account `me` is also null. The sign-in page then says that the account is suspended.
  if (await isSuspended(api)) throw redirect(`${pagePaths.login}?suspendu=1`)
  const next = new URLSearchParams({ next: url.pathname + url.search })
  throw redirect(`${pagePaths.login}?${next}`)
}

const isSuspended = (api: PageContext['api']) =>
  api.account.access().then(
    () => false,
    (error: unknown) => error instanceof ORPCError && error.code === 'ACCOUNT_SUSPENDED',
  )

/**
 * The pages of signed-in users. When a query fails because the session has expired, `SignedInProviders` runs the
 * loader again, which redirects to the sign-in page.
 */
export default function SignedInPages() {
  return (
    <SignedInProviders>
      <Outlet />
    </SignedInProviders>
  )
}
