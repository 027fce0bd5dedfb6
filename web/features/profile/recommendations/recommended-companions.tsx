import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Agent } from '../../../../contract/companions/catalogue'
import { pagePaths } from '../../../../contract/paths'
import { healthCategory } from '../../../../domain/categories'
import { recommendCompanions } from '../../../../domain/companions/recommend-companions'
import { publicMessages } from '../../../../domain/public-messages'
import { findFailureMessage } from '../../../api/decode-problem'
import { loadApi } from '../../../api/load-api'
import { ButtonLink } from '../../../ui/buttons/button'
import { CompanionRow } from '../../../ui/companions/companion-row'
import { HealthDisclaimer } from '../../../ui/companions/health-disclaimer'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { Notice } from '../../../ui/feedback/notice'
import { Skeleton } from '../../../ui/feedback/skeleton'
import styles from './recommended-companions.module.css'

type Props = {
  /** Renders the favourite button of a companion. */
  renderFavouriteButton: (companion: Agent) => ReactNode
}

/**
 * Shows the companions recommended for the profile, each with the reasons. When the profile does not say what the user
 * is looking for, shows the most popular companions instead, or one of each category while nobody has called any.
 */
export function RecommendedCompanions({ renderFavouriteButton }: Props) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['recommendations'],
    queryFn: async () => {
      const api = await loadApi()
      const [profile, companions] = await Promise.all([api.profile.get(), api.agents.list()])
      return recommendCompanions(profile, companions)
    },
    // Fetched again on each visit, because the profile may just have changed.
    staleTime: 0,
  })
  if (data?.companions.length === 0) return <EmptyState>{publicMessages.AGENTS_EMPTY}</EmptyState>
  if (data)
    return (
      <RecommendationList recommendations={data} renderFavouriteButton={renderFavouriteButton} />
    )
  if (error)
    return (
      <LoadFailure
        message={`${publicMessages.AGENTS_NOT_LOADED} : ${findFailureMessage(error)}`}
        onRetry={refetch}
        isRetrying={isFetching}
      />
    )
  return (
    <div role="status" className={styles.companions}>
      <span className="visually-hidden">{publicMessages.AGENTS_LOADING}</span>
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} height="11rem" />
      ))}
    </div>
  )
}

type RecommendedProps = {
  recommendations: ReturnType<typeof recommendCompanions<Agent>>
  renderFavouriteButton: Props['renderFavouriteButton']
}

function RecommendationList({ recommendations, renderFavouriteButton }: RecommendedProps) {
  const { kind, companions } = recommendations
  const companionsWithReasons =
    kind === 'chosen'
      ? companions
      : companions.map((companion) => ({ companion, reasons: [] as string[] }))
  return (
    <>
      {kind === 'chosen' ? (
        <h2>Choisis d’après ce que vous dites de vous</h2>
      ) : (
        <Notice kind="accent">
          <p>
            Votre profil ne dit pas encore ce que vous cherchez. Répondez à « Objectifs de
            conversation » et « Centres d’intérêt » : cette page choisira pour vous.
          </p>
          <ButtonLink size="s" to={pagePaths.profile}>
            Compléter mon profil
          </ButtonLink>
        </Notice>
      )}
      {kind === 'popular' && <h2>En attendant, les plus appelés</h2>}
      {kind === 'sample' && <h2>En attendant, d’un univers à l’autre</h2>}
      <ul className={styles.companions}>
        {companionsWithReasons.map(({ companion, reasons }) => (
          <li key={companion.id}>
            <CompanionRow companion={companion} corner={renderFavouriteButton(companion)}>
              {reasons.map((reason) => (
                <p key={reason} className={styles.reason}>
                  {reason}
                </p>
              ))}
            </CompanionRow>
          </li>
        ))}
      </ul>
      {companionsWithReasons.some(({ companion }) => companion.category === healthCategory) && (
        <HealthDisclaimer />
      )}
    </>
  )
}
