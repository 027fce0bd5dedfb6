import type { FastifyInstance } from 'fastify'
import { articleFeedPath } from '../../../contract/paths'
import type { ArticleLibrary } from './article-library'
import { createFeed } from './create-feed'

type Options = { articles: ArticleLibrary; origin: string }

/** Registers the RSS feed of the blog. */
export async function feedRoute(app: FastifyInstance, { articles, origin }: Options) {
  const feed = createFeed(articles.list(), origin)
  app.get(articleFeedPath, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/rss+xml; charset=utf-8')
      .send(feed),
  )
}
