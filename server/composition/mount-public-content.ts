import type { FastifyInstance } from 'fastify'
import { companions } from '../../content/companions/companions'
import { operator } from '../../content/operator'
import { articlePath, indexedPaths, talkPath } from '../../contract/paths'
import type { PortraitSubject } from '../../domain/portrait/picture/draw-portrait'
import type { ArticleLibrary } from '../features/articles/article-library'
import { feedRoute } from '../features/articles/feed-route'
import type { CatalogueRepository } from '../features/catalogue/catalogue-repository'
import { coverRoutes } from '../features/portraits/cover-routes'
import { portraitRoutes } from '../features/portraits/portrait-routes'
import { searchEngineRoutes } from '../features/search-engines/search-engine-routes'
import { wellKnownRoutes } from '../features/well-known/well-known-routes'

type Deps = {
  articles: ArticleLibrary
  catalogue: Pick<CatalogueRepository, 'list' | 'findPortrait'>
  origin: string
}

/** The companions on the link preview of pages without a picture of their own. */
const sitePreviewCompanions = ['margaux', 'vesper'] as const

/** Registers what search engines, feed readers, messengers and browsers request besides the pages. */
export async function mountPublicContent(
  app: FastifyInstance,
  { articles, catalogue, origin }: Deps,
) {
  await app.register(portraitRoutes, { findCompanion: catalogue.findPortrait })
  await app.register(coverRoutes, {
    covers: new Map(
      articles.list().map(({ id, coverCompanions }) => [id, findPair(coverCompanions)]),
    ),
    site: findPair(sitePreviewCompanions),
  })
  await app.register(feedRoute, { articles, origin })
  await app.register(searchEngineRoutes, {
    origin,
    listPages: async () => [
      ...indexedPaths.map((path) => ({ path })),
      ...articles
        .list()
        .map(({ id, publishedAt }) => ({ path: articlePath(id), changedOn: publishedAt })),
      ...(await catalogue.list()).map(({ id }) => ({ path: talkPath(id) })),
    ],
  })
  await app.register(wellKnownRoutes, { origin, contactEmail: operator.contactEmail })
}

/** Covers show the companions as they were made, whatever the catalogue holds now. */
const findPair = ([left, right]: readonly [string, string]) =>
  [findSubject(left), findSubject(right)] as const

function findSubject(id: string): PortraitSubject {
  const companion = companions.find((one) => one.id === id)
  if (!companion) throw new Error(`A cover names the unknown companion ${id}`)
  return { id, hue: companion.portraitHue, voiceGender: companion.voiceGender }
}
