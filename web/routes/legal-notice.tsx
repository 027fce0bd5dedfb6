import { pageContext } from '../../contract/page-context'
import { pagePaths } from '../../contract/paths'
import { createPageMeta } from '../document/page-meta'
import { LegalPage } from '../features/legal/legal-page'
import type { Route } from './+types/legal-notice'

export const meta: Route.MetaFunction = ({ matches }) =>
  createPageMeta({
    origin: matches[0].loaderData?.publicOrigin,
    path: pagePaths.legalNotice,
    title: 'Mentions légales · Amivoix',
    description:
      'Qui édite et héberge Amivoix, comment nous joindre, et ce qui, sur ce site, est produit par une intelligence artificielle.',
  })

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(pageContext).api.legal.read({ name: 'legal-notice' })

export default function LegalNotice({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData} />
}
