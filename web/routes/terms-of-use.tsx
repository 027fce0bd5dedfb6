import { pageContext } from '../../contract/page-context'
import { pagePaths } from '../../contract/paths'
import { createPageMeta } from '../document/page-meta'
import { LegalPage } from '../features/legal/legal-page'
import type { Route } from './+types/terms-of-use'

export const meta: Route.MetaFunction = ({ matches }) =>
  createPageMeta({
    origin: matches[0].loaderData?.publicOrigin,
    path: pagePaths.termsOfUse,
    title: 'Conditions d’utilisation · Amivoix',
    description:
      'Les règles d’Amivoix : un service pour adultes, des compagnons qui sont des intelligences artificielles, ce qui est permis, et l’aide en cas de détresse.',
  })

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(pageContext).api.legal.read({ name: 'terms-of-use' })

export default function TermsOfUse({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData} />
}
