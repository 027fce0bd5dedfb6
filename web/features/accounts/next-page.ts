import { useSearchParams } from 'react-router'
import { pagePaths } from '../../../contract/paths'
import { readNextPath } from '../../../domain/accounts/next-path'

/** Where the person was going when an account was asked for; null when nowhere in particular. */
export function useNextPage(): string | null {
  const [query] = useSearchParams()
  return readNextPath(query.get('next'))
}

/** The other door, which leads to the same place. */
export const withNext = (path: string, next: string | null) =>
  next === null ? path : `${path}?${new URLSearchParams({ next })}`

/** Where the link of the confirmation mail leads; one that failed leads to the sign-in page. */
export const confirmedPath = (next: string | null) =>
  `${pagePaths.login}?${new URLSearchParams({ confirme: '1', ...(next && { next }) })}`
