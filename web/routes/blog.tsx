import { pageContext } from '../../contract/page-context'
import { articleFeedPath, pagePaths } from '../../contract/paths'
import { createPageMeta } from '../document/page-meta'
import { ArticleList } from '../features/blog/article-list'
import { NewsletterBox } from '../features/newsletter/newsletter-box'
import type { Route } from './+types/blog'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...createPageMeta({
    origin: matches[0].loaderData?.publicOrigin,
    path: pagePaths.blog,
    title: 'Blog · Amivoix',
    description:
      'Voix, intimité, sommeil, langues, droit : des articles clairs pour comprendre les conversations avec une intelligence artificielle.',
  }),
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: 'Blog d’Amivoix',
    href: articleFeedPath,
  },
]

export async function loader({ context }: Route.LoaderArgs) {
  return { articles: await context.get(pageContext).api.articles.list() }
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <ArticleList articles={loaderData.articles} newsletter={<NewsletterBox />} />
}
