import { ORPCError } from '@orpc/client'
import { data } from 'react-router'
import { pageContext } from '../../../contract/page-context'
import { articlePath } from '../../../contract/paths'
import { publicMessages } from '../../../domain/public-messages'
import { createArticleMeta } from '../../features/blog/article-meta'
import { ArticleNotFound } from '../../features/blog/article-not-found'
import { ArticlePage } from '../../features/blog/article-page'
import type { Route } from './+types/article'

const articleIdPattern = /^[1-9]\d{0,5}$/

/** Answers 404 for an unknown id. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, publicOrigin } = context.get(pageContext)
  if (!articleIdPattern.test(params.articleId)) return data(null, { status: 404 })
  const id = Number(params.articleId)
  try {
    const [article, similar] = await Promise.all([
      api.articles.get({ id }),
      api.articles.similar({ id }),
    ])
    const url = `${publicOrigin}${articlePath(id)}`
    return data({ article, similar, url, meta: createArticleMeta(article, url) })
  } catch (error) {
    if (error instanceof ORPCError && error.status === 404) return data(null, { status: 404 })
    throw error
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.meta ?? [
    { title: `${publicMessages.ARTICLE_NOT_FOUND} · Amivoix` },
    { name: 'robots', content: 'noindex' },
  ]

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  return loaderData ? (
    <ArticlePage
      key={loaderData.article.id}
      article={loaderData.article}
      similar={loaderData.similar}
      url={loaderData.url}
    />
  ) : (
    <ArticleNotFound />
  )
}
