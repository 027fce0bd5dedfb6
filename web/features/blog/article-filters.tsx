import type { FormEvent } from 'react'
import { pagePaths } from '../../../contract/paths'
import { articleCategories, articleCategoryKeys } from '../../../domain/articles/article-categories'
import type { ArticleSearch } from '../../../domain/articles/search-articles'
import { IconButton } from '../../ui/buttons/icon-button'
import { Chip, Chips } from '../../ui/forms/chip'
import { Icon } from '../../ui/icons/icon'
import styles from './article-filters.module.css'
import { maxSearchLength, parseArticleCategory, queryFields } from './article-query'

type Props = { search: ArticleSearch; onChange: (change: Partial<ArticleSearch>) => void }

/**
 * The search field and the categories. Searches while typing. Without scripts, submitting the form
 * opens the URL of the results. The Enter key keeps the category: it presses the form's first
 * button, whose value is the current category.
 */
export function ArticleFilters({ search: { text, category }, onChange }: Props) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter instanceof HTMLButtonElement)
      onChange({ category: parseArticleCategory(submitter.value) })
  }

  return (
    <search>
      <form className={styles.filters} method="get" action={pagePaths.blog} onSubmit={submit}>
        <div className={styles.search}>
          <Icon name="search" />
          <input
            type="search"
            name={queryFields.text}
            className={styles.input}
            aria-label="Rechercher un article"
            placeholder="Rechercher un article…"
            maxLength={maxSearchLength}
            autoComplete="off"
            enterKeyHint="search"
            value={text}
            onChange={(event) => onChange({ text: event.target.value })}
          />
          <IconButton
            type="submit"
            name={queryFields.category}
            value={category ?? ''}
            icon="next"
            label="Rechercher"
          />
        </div>
        <Chips>
          {[null, ...articleCategoryKeys].map((key) => (
            <Chip
              key={key}
              type="submit"
              name={queryFields.category}
              value={key ?? ''}
              isPressed={category === key}
            >
              {key ? articleCategories[key] : 'Tous'}
            </Chip>
          ))}
        </Chips>
      </form>
    </search>
  )
}
