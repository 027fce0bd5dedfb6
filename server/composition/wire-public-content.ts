import type { FastifyInstance, FastifyRequest } from 'fastify'
import { companions } from '../../content/companions/companions'
import { articlePath, indexedPaths, talkPath } from '../../contract/paths'
import type { PortraitSubject } from '../../domain/portrait/picture/draw-portrait'
import { createAgentImageStore } from '../companions/agent-images'
import type { Config } from '../config'
import { createArticleLibrary } from '../features/articles/article-library'
import { feedRoute } from '../features/articles/feed-route'
import type { CatalogueRepository } from '../features/catalogue/catalogue-repository'
import { createNewsletterRepository } from '../features/newsletter/newsletter-repository'
import { newsletterRoutes } from '../features/newsletter/newsletter-routes'
import { sendNewsletter } from '../features/newsletter/send-newsletter'
import { coverRoutes } from '../features/portraits/cover-routes'
import { portraitRoutes } from '../features/portraits/portrait-routes'
import { searchEngineRoutes } from '../features/search-engines/search-engine-routes'
import { wellKnownRoutes } from '../features/well-known/well-known-routes'
import { systemClock } from '../platform/clock'
import type { Database } from '../platform/database/open-database'
import type { JobQueue } from '../platform/jobs/job-queue'
import type { RateLimits } from '../platform/rate-limits/create-rate-limits'
import { parsedArticles } from './parsed-articles'

type Deps = {
  config: Pick<Config, 'operator' | 'publicUrl'>
  database: { db: Database }
  jobs: Pick<JobQueue, 'enqueue' | 'schedule' | 'work'>
  accounts: { rateLimits: Pick<RateLimits, 'consume'> }
  catalogue: Pick<CatalogueRepository, 'list' | 'findPortraitSubject'>
}

/** The companions on the link preview of pages without a picture of their own. */
const sitePreviewCompanions = ['margaux', 'vesper'] as const

/** The hour in Paris at which new articles are announced. */
const announcementHour = 9

/**
 * Wires the blog with its newsletter, and the files that search engines, feed readers, messaging apps
 * and browsers request in addition to the pages.
 */
export function wirePublicContent({ config, database, jobs, accounts, catalogue }: Deps) {
  const { origin } = config.publicUrl
  const articles = createArticleLibrary(parsedArticles)
  const newsletter = {
    subscriptions: createNewsletterRepository(database.db),
    articles: articles.list(),
    jobs,
    origin,
    now: systemClock.now,
  }

  const listPages = async () => [
    ...indexedPaths.map((path) => ({ path })),
    ...articles
      .list()
      .map(({ id, publishedAt }) => ({ path: articlePath(id), changedOn: publishedAt })),
    ...(await catalogue.list()).map(({ id }) => ({ path: talkPath(id) })),
  ]

  return {
    articles,

    async mount(
      app: FastifyInstance,
      isLoopbackRequest: (request: FastifyRequest) => boolean,
    ): Promise<void> {
      await app.register(portraitRoutes, {
        findCompanion: catalogue.findPortraitSubject,
        findExternalImage: createAgentImageStore(database.db).find,
      })
      await app.register(coverRoutes, {
        covers: new Map(
          articles.list().map(({ id, coverCompanions }) => [id, findCoverPair(coverCompanions)]),
        ),
        siteCompanions: findCoverPair(sitePreviewCompanions),
      })
      await app.register(feedRoute, { articles, origin })
      const { consume } = accounts.rateLimits
      await app.register(newsletterRoutes, { ...newsletter, isLoopbackRequest, consume })
      await app.register(searchEngineRoutes, { origin, listPages })
      await app.register(wellKnownRoutes, { origin, contactEmail: config.operator.contactEmail })
    },

    async start() {
      jobs.schedule('send-newsletter', { hours: [announcementHour], minute: 0 })
      await jobs.work('send-newsletter', () => sendNewsletter(newsletter))
    },
  }
}

/**
 * Returns the two companions of a cover as defined in the code, without administrators' changes.
 */
const findCoverPair = ([left, right]: readonly [string, string]) =>
  [findSubject(left), findSubject(right)] as const

function findSubject(id: string): PortraitSubject {
  const companion = companions.find((candidate) => candidate.id === id)
  if (!companion) throw new Error(`A cover names the unknown companion ${id}`)
  return { id, hue: companion.portraitHue, voiceGender: companion.voiceGender }
}
