import { redirect } from 'react-router'
import { pagePaths, redirects } from '../../contract/paths'
import type { Route } from './+types/unknown'

/** Old addresses lead to their new one, every other unknown path home (second document, section 2). */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url)
  const moved = new Map<string, string>(Object.entries(redirects)).get(pathname)
  throw redirect(moved ?? pagePaths.home)
}

export default function Unknown() {
  return null
}
