import { Outlet, redirect } from 'react-router'
import { pageContext } from '../../contract/page-context'
import { pagePaths } from '../../contract/paths'
import type { Route } from './+types/members'

/** Everything under it asks for a signed-in person, and leads back to where one was going. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (await context.get(pageContext).api.me.get()) return null
  const next = new URLSearchParams({ next: url.pathname + url.search })
  throw redirect(`${pagePaths.login}?${next}`)
}

export default function Members() {
  return <Outlet />
}
