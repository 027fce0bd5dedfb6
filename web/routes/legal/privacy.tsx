import { pageContext } from '../../../contract/page-context'
import { pagePaths } from '../../../contract/paths'
import { createPageMeta } from '../../document/page-meta'
import { LegalPage } from '../../features/legal/legal-page'
import type { Route } from './+types/privacy'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicOrigin } = context.get(pageContext)
  return {
    document: await api.legal.read({ name: 'privacy' }),
    meta: createPageMeta({
      origin: publicOrigin,
      path: pagePaths.privacy,
      title: 'Politique de confidentialité · Amivoix',
      description:
        'Quelles données Amivoix traite, pourquoi, combien de temps, qui les reçoit, et comment les corriger ou les effacer.',
    }),
  }
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData.document} />
}
