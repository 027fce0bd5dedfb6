import { type ReactNode, useRef } from 'react'
import type { Agent } from '../../../contract/companions/catalogue'
import { type Category, healthCategory } from '../../../domain/categories'
import { mentionsDanger } from '../../../domain/companions/search/mentions-danger'
import { publicMessages } from '../../../domain/public-messages'
import { Button } from '../../ui/buttons/button'
import { CompanionRow } from '../../ui/companions/companion-row'
import { HealthDisclaimer } from '../../ui/companions/health-disclaimer'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Notice } from '../../ui/feedback/notice'
import styles from './catalogue.module.css'
import { PagedCompanions, pageSize } from './paged-companions'
import type { CompanionSuggestion } from './view/suggest-companions'

type Props = {
  companions: readonly Agent[]
  /** Shown when nothing was found. */
  suggestion: CompanionSuggestion | null
  /** The search text as typed. */
  search: string
  category: Category | null
  /** Identifies the search: when it changes, the list starts again with the first results. */
  listKey: string
  onClear: () => void
  renderFavouriteButton: (companion: Agent) => ReactNode
}

/**
 * Section with the results of a search or filter. When there are none, suggests other companions.
 */
export function SearchResults(props: Props) {
  const { companions, suggestion, search, category, listKey, onClear, renderFavouriteButton } =
    props
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <section className={styles.shelf} aria-labelledby="results-title">
      <h2 ref={title} id="results-title" className={styles.heading} tabIndex={-1}>
        Résultats de recherche
      </h2>
      {mentionsDanger(search) && <HelpNumbers />}
      {category === healthCategory && companions.length > 0 && <HealthDisclaimer />}
      {companions.length === 0 ? (
        <>
          <EmptyState action={<Button onClick={onClear}>Effacer les filtres</Button>}>
            {publicMessages.AGENTS_NOT_MATCHED}
          </EmptyState>
          {suggestion && (
            <SuggestedCompanions
              suggestion={suggestion}
              renderFavouriteButton={renderFavouriteButton}
            />
          )}
        </>
      ) : (
        <PagedCompanions
          companions={companions}
          initialCount={2 * pageSize}
          listKey={listKey}
          renderFavouriteButton={renderFavouriteButton}
          onCollapse={() => title.current?.focus()}
        />
      )}
    </section>
  )
}

type SuggestedCompanionsProps = {
  suggestion: CompanionSuggestion
  renderFavouriteButton: (companion: Agent) => ReactNode
}

const SuggestedCompanions = ({
  suggestion: { reason, companions },
  renderFavouriteButton,
}: SuggestedCompanionsProps) => (
  <>
    <p className={styles.reason}>{reason}</p>
    <div className={styles.companions}>
      {companions.map((companion) => (
        <CompanionRow
          key={companion.id}
          companion={companion}
          corner={renderFavouriteButton(companion)}
        />
      ))}
    </div>
  </>
)

const HelpNumbers = () => (
  <Notice icon="care">
    <p>
      <strong>Vous êtes en danger, ou vous pensez au suicide{'\u00a0'}?</strong> Parlez à quelqu’un
      maintenant : <a href="tel:3114">3114</a> (prévention du suicide, jour et nuit, gratuit),{' '}
      <a href="tel:3919">3919</a> (violences faites aux femmes), <a href="tel:15">15</a> ou{' '}
      <a href="tel:112">112</a> en urgence.
    </p>
  </Notice>
)
