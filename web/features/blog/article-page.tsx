import { Link } from 'react-router'
import type { Article, ArticleSummary } from '../../../contract/articles'
import { articlePath, pagePaths } from '../../../contract/paths'
import { articleCategories } from '../../../domain/articles/article-categories'
import { ButtonLink } from '../../ui/buttons/button'
import { Tag } from '../../ui/companions/tag'
import { Icon } from '../../ui/icons/icon'
import { Card } from '../../ui/layout/card'
import { ArticleByline } from './article-byline'
import { ArticleCover } from './article-cover'
import styles from './article-page.module.css'
import { ShareButton } from './share-button'

type Props = {
  article: Article
  similar: readonly ArticleSummary[]
  /** The absolute URL of the page. */
  url: string
}

/** An article of the blog. */
export const ArticlePage = ({ article, similar, url }: Props) => (
  <article className={styles.page} data-long-text>
    <div className={`page ${styles.wide}`}>
      <header className={styles.head}>
        <div className={styles.back}>
          <ButtonLink kind="ghost" size="s" to={pagePaths.blog}>
            <Icon name="back" size="s" />
            Retour au blog
          </ButtonLink>
        </div>
        <p>
          <Tag>{articleCategories[article.category]}</Tag>
        </p>
        <h1>{article.title}</h1>
        <ArticleByline article={article} shouldShowAuthor />
      </header>
      {article.imageUrl !== null && <ArticleCover article={article} shouldShowCategory={false} />}
    </div>
    <div className={`page page--narrow ${styles.column}`}>
      <div
        className={styles.prose}
        // Our own Markdown, whose HTML the server has sanitised.
        dangerouslySetInnerHTML={{ __html: article.content }}
      />
      <div className={styles.end}>
        <ul className={styles.tags} aria-label="Mots-clés">
          {article.tags.map((tag) => (
            <li key={tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
        <ShareButton title={article.title} text={article.excerpt} url={url} />
      </div>
      {similar.length > 0 && <SimilarArticles articles={similar} />}
    </div>
  </article>
)

const SimilarArticles = ({ articles }: { articles: readonly ArticleSummary[] }) => (
  <section className={styles.similar} aria-labelledby="similaires">
    <h2 id="similaires">Articles similaires</h2>
    <ul className={styles.pair}>
      {articles.map(({ id, title, excerpt }) => (
        <li key={id}>
          <Card className={styles.card}>
            <h3>
              <Link to={articlePath(id)} className={styles.link}>
                {title}
              </Link>
            </h3>
            <p className="muted">{excerpt}</p>
          </Card>
        </li>
      ))}
    </ul>
  </section>
)
