import { redirect } from 'react-router'
import { pagePaths, redirects } from '../../contract/paths'
import type { Route } from './+types/unknown'

const movedPermanently = 301

/** Redirects old URLs to their new ones, and all other unknown paths to the landing page. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url)
  const newPath = new Map<string, string>(Object.entries(redirects)).get(pathname)
  throw newPath ? redirect(newPath, movedPermanently) : redirect(pagePaths.home)
}

export default function Unknown() {
  return null
}
