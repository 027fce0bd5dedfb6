import { lazy, Suspense } from 'react'
import { pageContext } from '../../../contract/page-context'
import { pagePaths } from '../../../contract/paths'
import { isOwnAssistantId } from '../../../domain/companions/companion'
import { createPageMeta } from '../../document/page-meta'
import { DevelopersPage } from '../../features/developers/developers-page'
import styles from '../../features/profile/profile.module.css'
import { useMe } from '../../session/use-me'
import { PageTitle } from '../../ui/layout/page-title'
import type { Route } from './+types/developers'

/** Loaded for signed-in users only. */
const DeveloperKeys = lazy(async () => ({
  default: (await import('../../features/developers/developer-keys')).DeveloperKeys,
}))

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicOrigin, callServices } = context.get(pageContext)
  const { realtime, recogniser, languageModel, synthesiser } = callServices
  const companions = await api.agents.popular().catch(() => [])
  const companion = companions.find(({ vapiAssistantId }) => isOwnAssistantId(vapiAssistantId))
  const services = [realtime, recogniser, languageModel, synthesiser]
  return {
    origin: publicOrigin,
    companion: companion ? { id: companion.id, name: companion.name } : null,
    thirdParties: [...new Set(services.flatMap((service) => service?.recipient ?? []))],
    hasRecogniser: Boolean(realtime ?? recogniser),
    meta: createPageMeta({
      origin: publicOrigin,
      path: pagePaths.developers,
      title: 'Développeurs · Amivoix',
      description:
        'Appeler un compagnon depuis vos programmes : le protocole OpenAI Realtime, une clé, un exemple à lancer et les limites.',
    }),
  }
}

export default function Developers({ loaderData: { meta: _, ...page } }: Route.ComponentProps) {
  const me = useMe()
  const keys = me && (
    <Suspense>
      <DeveloperKeys thirdParties={page.thirdParties} />
    </Suspense>
  )
  return (
    <div className={`page ${styles.page}`}>
      <PageTitle>Développeurs</PageTitle>
      <DevelopersPage {...page} keys={keys} />
    </div>
  )
}
