import { pageContext } from '../../contract/page-context'
import { ownEnginePrefix } from '../../domain/companions/companion'
import { DevelopersPage } from '../features/developers/developers-page'
import styles from '../features/profile/profile.module.css'
import { PageTitle } from '../ui/layout/page-title'
import type { Route } from './+types/developers'

export const meta: Route.MetaFunction = () => [{ title: 'Développeurs · Amivoix' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicOrigin, callServices } = context.get(pageContext)
  const { realtime, recogniser, languageModel, synthesiser } = callServices
  const agents = await api.agents.list().catch(() => [])
  const companion = agents.find(({ vapiAssistantId }) =>
    vapiAssistantId.startsWith(ownEnginePrefix),
  )
  const services = [realtime, recogniser, languageModel, synthesiser]
  return {
    origin: publicOrigin,
    companion: companion ? { id: companion.id, name: companion.name } : null,
    thirdParties: [...new Set(services.flatMap((service) => service?.recipient ?? []))],
    hasRecogniser: Boolean(realtime ?? recogniser),
  }
}

export default function Developers({ loaderData }: Route.ComponentProps) {
  return (
    <div className={`page ${styles.page}`}>
      <PageTitle>Développeurs</PageTitle>
      <DevelopersPage {...loaderData} />
    </div>
  )
}
