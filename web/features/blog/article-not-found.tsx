import { pagePaths } from '../../../contract/paths'
import { publicMessages } from '../../../domain/public-messages'
import { ButtonLink } from '../../ui/buttons/button'
import { EmptyState } from '../../ui/feedback/empty-state'
import styles from './article-list.module.css'

/** Shown with status 404 for an unknown id. */
export const ArticleNotFound = () => (
  <div className={`page ${styles.page}`}>
    <h1>{publicMessages.ARTICLE_NOT_FOUND}</h1>
    <EmptyState
      action={
        <ButtonLink kind="primary" to={pagePaths.blog}>
          Retour au blog
        </ButtonLink>
      }
    >
      Cet article n’existe pas, ou son adresse a changé.
    </EmptyState>
  </div>
)
