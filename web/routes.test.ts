import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { indexedPaths, pagePaths } from '../contract/paths'
import routes from './routes'

/** Paths of public pages that are hidden from search engines (`noindex`). */
const hiddenPaths = [
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

test('every public page is in the sitemap or hidden from search engines', () => {
  const fixedPaths = listPublicPaths(routes).filter((path) => !/[:*]/.test(path))
  expect(fixedPaths.sort()).toEqual([...indexedPaths, ...hiddenPaths].sort())
})
