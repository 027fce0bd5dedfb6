import type { ArticleSummary } from '../../../contract/articles'
import { formatCalendarDay } from '../../../domain/formatting/paris-time'

type Props = {
  article: Pick<ArticleSummary, 'author' | 'publishedAt' | 'readTime'>
  shouldShowAuthor?: boolean
}

/** Publication date and read time in one line, preceded by the author if `shouldShowAuthor`. */
export const ArticleByline = ({
  article: { author, publishedAt, readTime },
  shouldShowAuthor = false,
}: Props) => (
  <p className="muted small">
    {shouldShowAuthor && `${author} · `}
    <time dateTime={publishedAt}>{formatCalendarDay(publishedAt)}</time>
    {` · ${readTime}\u00a0min de lecture`}
  </p>
)
