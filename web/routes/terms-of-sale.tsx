import { pageContext } from '../../contract/page-context'
import { pagePaths } from '../../contract/paths'
import { createPageMeta } from '../document/page-meta'
import { TermsOfSalePage } from '../features/legal/terms-of-sale-page'
import type { Route } from './+types/terms-of-sale'

export const meta: Route.MetaFunction = ({ matches }) =>
  createPageMeta({
    origin: matches[0].loaderData?.publicOrigin,
    path: pagePaths.termsOfSale,
    title: 'Conditions de vente · Amivoix',
    description:
      'Ce que vous achetez, à quel prix, comment changer d’avis et comment résilier : les conditions de vente d’Amivoix.',
  })

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(pageContext).api.legal.termsOfSale()

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <TermsOfSalePage {...loaderData} />
}
