import type { ArticleSummary } from '../../../contract/articles'
import { formatCalendarDay } from '../../../domain/formatting/paris-time'

type Props = {
  article: Pick<ArticleSummary, 'author' | 'publishedAt' | 'readTime'>
  hasAuthor?: boolean
}

/** Author, publication date and read time in one line. */
export const ArticleByline = ({
  article: { author, publishedAt, readTime },
  hasAuthor = false,
}: Props) => (
  <p className="muted small">
    {hasAuthor && `${author} · `}
    <time dateTime={publishedAt}>{formatCalendarDay(publishedAt)}</time>
    {` · ${readTime}\u00a0min de lecture`}
  </p>
)
