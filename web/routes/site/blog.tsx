import { pageContext } from '../../../contract/page-context'
import { articleFeedPath, pagePaths } from '../../../contract/paths'
import { createPageMeta } from '../../document/page-meta'
import { ArticleList } from '../../features/blog/article-list'
import { NewsletterBox } from '../../features/newsletter/newsletter-box'
import type { Route } from './+types/blog'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicOrigin } = context.get(pageContext)
  const meta = [
    ...createPageMeta({
      origin: publicOrigin,
      path: pagePaths.blog,
      title: 'Blog · Amivoix',
      description:
        'Voix, intimité, sommeil, langues, droit : des articles clairs pour comprendre les conversations avec une intelligence artificielle.',
    }),
    {
      tagName: 'link' as const,
      rel: 'alternate',
      type: 'application/rss+xml',
      title: 'Blog d’Amivoix',
      href: articleFeedPath,
    },
  ]
  return { meta, articles: await api.articles.list() }
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <ArticleList articles={loaderData.articles} newsletter={<NewsletterBox />} />
}
