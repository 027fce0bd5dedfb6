import { pageContext } from '../../../contract/page-context'
import { pagePaths } from '../../../contract/paths'
import { createPageMeta } from '../../document/page-meta'
import { LegalPage } from '../../features/legal/legal-page'
import type { Route } from './+types/legal-notice'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicOrigin } = context.get(pageContext)
  return {
    document: await api.legal.read({ name: 'legal-notice' }),
    meta: createPageMeta({
      origin: publicOrigin,
      path: pagePaths.legalNotice,
      title: 'Mentions légales · Amivoix',
      description:
        'Qui édite et héberge Amivoix, comment nous joindre, et ce qui, sur ce site, est produit par une intelligence artificielle.',
    }),
  }
}

export default function LegalNotice({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData.document} />
}
