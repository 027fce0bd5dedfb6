import { useSearchParams } from 'react-router'
import { pagePaths } from '../../../../contract/paths'
import { parseNextPath } from '../../../../domain/accounts/next-path'

/** Returns the path to open after sign-in, from the URL's `next` parameter; null without a valid one. */
export function useNextPage(): string | null {
  const [query] = useSearchParams()
  return parseNextPath(query.get('next'))
}

/** Adds `next`, the path to open after sign-in, to the path of an account page. */
export const addNextPage = (path: string, next: string | null) =>
  next === null ? path : `${path}?${new URLSearchParams({ next })}`

/** Returns the path of the page that opens after an e-mail address is confirmed. */
export const getConfirmedPath = (next: string | null) =>
  `${pagePaths.login}?${new URLSearchParams({ confirme: '1', ...(next && { next }) })}`
