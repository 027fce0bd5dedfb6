import { useSearchParams } from 'react-router'
import { pagePaths } from '../../../../contract/paths'
import { parseNextPath } from '../../../../domain/accounts/next-path'

/** Reads from the URL which page asked the visitor to sign in; null when there is none. */
export function useNextPage(): string | null {
  const [query] = useSearchParams()
  return parseNextPath(query.get('next'))
}

/** Adds the page to open after sign-in to an account page's URL. */
export const addNextPage = (path: string, next: string | null) =>
  next === null ? path : `${path}?${new URLSearchParams({ next })}`

/** Returns the path of the page that opens after an e-mail address is confirmed. */
export const getConfirmedPath = (next: string | null) =>
  `${pagePaths.login}?${new URLSearchParams({ confirme: '1', ...(next && { next }) })}`
