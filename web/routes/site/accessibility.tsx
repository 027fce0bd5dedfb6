import { pageContext } from '../../../contract/page-context'
import { pagePaths } from '../../../contract/paths'
import { createPageMeta } from '../../document/page-meta'
import { LegalPage } from '../../features/legal/legal-page'
import type { Route } from './+types/accessibility'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicOrigin } = context.get(pageContext)
  return {
    document: await api.legal.read({ name: 'accessibility' }),
    meta: createPageMeta({
      origin: publicOrigin,
      path: pagePaths.accessibility,
      title: 'Accessibilité · Amivoix',
      description:
        'Ce qu’Amivoix fait pour être utilisable par tous, ce qui ne va pas encore, et comment nous signaler un obstacle.',
    }),
  }
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData.document} />
}
