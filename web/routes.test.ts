import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { indexedPaths, pagePaths } from '../contract/paths'
import routes from './routes'

/** Paths of public pages that search engines must not list. */
const noindexPaths = [
  pagePaths.login,
  pagePaths.register,
  pagePaths.confirmEmail,
  pagePaths.forgottenPassword,
  pagePaths.resetPassword,
  pagePaths.newsletter,
]

const isForSignedInUsers = ({ file }: RouteConfigEntry) => file === 'routes/user/signed-in.tsx'

const listPublicPaths = (entries: readonly RouteConfigEntry[]): string[] =>
  entries
    .filter((entry) => !isForSignedInUsers(entry))
    .flatMap((entry) =>
      entry.children ? listPublicPaths(entry.children) : [`/${entry.path ?? ''}`],
    )

test('every public page with a fixed path is in the sitemap or listed here as noindex', () => {
  const fixedPaths = listPublicPaths(routes).filter((path) => !/[:*]/.test(path))
  expect(fixedPaths.sort()).toEqual([...indexedPaths, ...noindexPaths].sort())
})
