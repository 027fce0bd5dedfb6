import type { ArticleSummary } from '../../../contract/articles'
import { articleCategories } from '../../../domain/articles/article-categories'
import { previewSize } from '../../../domain/portrait/picture/preview-size'
import styles from './article-cover.module.css'

type Props = {
  article: Pick<ArticleSummary, 'category' | 'imageUrl'>
  /** Whether the picture is loaded lazily, because it is below the first screen. */
  isLazy?: boolean
  /** False where the page shows the category elsewhere. */
  shouldShowCategory?: boolean
}

/** The cover of an article, if it has one, and the badge of its category. */
export const ArticleCover = ({
  article: { category, imageUrl },
  isLazy = false,
  shouldShowCategory = true,
}: Props) => (
  <div className={imageUrl === null ? undefined : styles.cover}>
    {imageUrl !== null && (
      <img
        src={imageUrl}
        alt=""
        width={previewSize.width}
        height={previewSize.height}
        loading={isLazy ? 'lazy' : undefined}
      />
    )}
    {shouldShowCategory && <span className={styles.badge}>{articleCategories[category]}</span>}
  </div>
)
