import { Link } from 'react-router'
import type { ArticleSummary } from '../../../contract/articles'
import { articlePath } from '../../../contract/paths'
import { Tag } from '../../ui/companions/tag'
import { ArticleByline } from './article-byline'
import styles from './article-card.module.css'
import { ArticleCover } from './article-cover'

const maxTags = 3

type Props = {
  article: ArticleSummary
  /** Whether the card spans all columns on wide screens, as the first card of the unfiltered list does. */
  isFeatured?: boolean
  /** Called when the user follows the link to the article. */
  onOpen: () => void
}

/** An article in the list; the whole card is the link. */
export const ArticleCard = ({ article, isFeatured = false, onOpen }: Props) => (
  <article className={isFeatured ? `${styles.card} ${styles.featured}` : styles.card}>
    <ArticleCover article={article} isLazy={!isFeatured} />
    <div className={styles.text}>
      <h2>
        <Link to={articlePath(article.id)} className={styles.link} onClick={onOpen}>
          {article.title}
        </Link>
      </h2>
      <p className="muted">{article.excerpt}</p>
      <ArticleByline article={article} />
      <ul className={styles.tags} aria-label="Mots-clés">
        {article.tags.slice(0, maxTags).map((tag) => (
          <li key={tag}>
            <Tag>{tag}</Tag>
          </li>
        ))}
      </ul>
    </div>
  </article>
)
