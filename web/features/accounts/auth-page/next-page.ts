import { useSearchParams } from 'react-router'
import { pagePaths } from '../../../../contract/paths'
import { parseNextPath } from '../../../../domain/accounts/next-path'

/** Returns the page that asked the visitor to sign in, from the address; null when there is none. */
export function useNextPage(): string | null {
  const [query] = useSearchParams()
  return parseNextPath(query.get('next'))
}

/** Adds the page to go to after sign-in to the address of an account page. */
export const withNext = (path: string, next: string | null) =>
  next === null ? path : `${path}?${new URLSearchParams({ next })}`

/** Returns where the confirmation of an address leads. */
export const getConfirmedPath = (next: string | null) =>
  `${pagePaths.login}?${new URLSearchParams({ confirme: '1', ...(next && { next }) })}`
