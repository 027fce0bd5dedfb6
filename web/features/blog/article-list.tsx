import type { ReactNode } from 'react'
import type { ArticleSummary } from '../../../contract/articles'
import { searchArticles } from '../../../domain/articles/search-articles'
import { Button } from '../../ui/buttons/button'
import { EmptyState } from '../../ui/feedback/empty-state'
import { PageTitle } from '../../ui/layout/page-title'
import { ArticleCard } from './article-card'
import { ArticleFilters } from './article-filters'
import styles from './article-list.module.css'
import { useArticleSearch } from './use-article-search'

type Props = { articles: readonly ArticleSummary[]; newsletter: ReactNode }

/** The articles of the blog, with search and categories. */
export function ArticleList({ articles, newsletter }: Props) {
  const { search, changeSearch, saveToUrl } = useArticleSearch()
  const matchingArticles = searchArticles(articles, search)
  const isWholeList = matchingArticles.length === articles.length
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <PageTitle>Blog</PageTitle>
        <p className="lede">
          Parler à une voix artificielle, sans mystère : comment cela marche, ce que cela vaut, et
          ce qui vous protège.
        </p>
        <ArticleFilters search={search} onChange={changeSearch} />
        <p className="visually-hidden" role="status">
          {formatCount(matchingArticles.length)}
        </p>
      </header>
      {matchingArticles.length === 0 ? (
        <EmptyState
          action={
            <Button onClick={() => changeSearch({ text: '', category: null })}>
              Voir tous les articles
            </Button>
          }
        >
          Aucun article ne correspond à votre recherche.
        </EmptyState>
      ) : (
        <div className={`grid-3 ${styles.articles}`}>
          {matchingArticles.map((article, index) => (
            <ArticleCard
              key={article.id}
              article={article}
              isFeatured={isWholeList && index === 0}
              onOpen={saveToUrl}
            />
          ))}
        </div>
      )}
      {newsletter}
    </div>
  )
}

const formatCount = (count: number) =>
  count === 0 ? 'Aucun article' : `${count}\u00a0article${count > 1 ? 's' : ''}`
