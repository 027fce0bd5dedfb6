import { pageContext } from '../../../contract/page-context'
import { pagePaths } from '../../../contract/paths'
import { createPageMeta } from '../../document/page-meta'
import { TermsOfSalePage } from '../../features/legal/terms-of-sale-page'
import type { Route } from './+types/terms-of-sale'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicOrigin } = context.get(pageContext)
  const meta = createPageMeta({
    origin: publicOrigin,
    path: pagePaths.termsOfSale,
    title: 'Conditions de vente · Amivoix',
    description:
      'Ce que vous achetez, à quel prix, comment changer d’avis et comment résilier : les conditions de vente d’Amivoix.',
  })
  return { meta, texts: await api.legal.termsOfSale() }
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <TermsOfSalePage {...loaderData.texts} />
}
