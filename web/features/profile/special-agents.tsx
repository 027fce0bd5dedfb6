import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Agent } from '../../../contract/companions/catalogue'
import { pagePaths } from '../../../contract/paths'
import { healthCategory } from '../../../domain/categories'
import { messages } from '../../../domain/messages'
import { recommendCompanions } from '../../../domain/companions/recommend-companions'
import { loadApi } from '../../api'
import { failureMessage } from '../../decode-problem'
import { ButtonLink } from '../../ui/button-link'
import { CompanionRow } from '../../ui/companion-row'
import { EmptyState } from '../../ui/empty-state'
import { HealthNote } from '../../ui/health-note'
import { LoadFailure } from '../../ui/load-failure'
import { Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import styles from './special-agents.module.css'

type Properties = {
  /** What stands in the corner of each companion. */
  heartOf: (agent: Agent) => ReactNode
}

/** Companions chosen from the profile, each with the reason in words (01). */
export function SpecialAgents({ heartOf }: Properties) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['recommendations'],
    queryFn: async () => {
      const api = await loadApi()
      const [profile, agents] = await Promise.all([api.profile.get(), api.agents.list()])
      return recommendCompanions(profile, agents)
    },
    // The profile may have changed a moment ago.
    staleTime: 0,
  })
  if (data?.companions.length === 0) return <EmptyState>{messages.AGENTS_EMPTY}</EmptyState>
  if (data) return <Recommended recommendations={data} heartOf={heartOf} />
  if (error)
    return (
      <LoadFailure
        message={`${messages.AGENTS_NOT_LOADED} : ${failureMessage(error)}`}
        onRetry={refetch}
        isRetrying={isFetching}
      />
    )
  return (
    <div role="status" className={styles.companions}>
      <span className="visually-hidden">{messages.AGENTS_LOADING}</span>
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} height="11rem" />
      ))}
    </div>
  )
}

type RecommendedProperties = {
  recommendations: ReturnType<typeof recommendCompanions<Agent>>
  heartOf: Properties['heartOf']
}

function Recommended({ recommendations, heartOf }: RecommendedProperties) {
  const { kind, companions } = recommendations
  const listed =
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
      {kind === 'sample' && <h2>En attendant, un de chaque univers</h2>}
      <ul className={styles.companions}>
        {listed.map(({ companion, reasons }) => (
          <li key={companion.id}>
            <CompanionRow agent={companion} corner={heartOf(companion)}>
              {reasons.map((reason) => (
                <p key={reason} className={styles.reason}>
                  {reason}
                </p>
              ))}
            </CompanionRow>
          </li>
        ))}
      </ul>
      {listed.some(({ companion }) => companion.category === healthCategory) && <HealthNote />}
    </>
  )
}
