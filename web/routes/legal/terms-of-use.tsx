import { pageContext } from '../../../contract/page-context'
import { pagePaths } from '../../../contract/paths'
import { createPageMeta } from '../../document/page-meta'
import { LegalPage } from '../../features/legal/legal-page'
import type { Route } from './+types/terms-of-use'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicOrigin } = context.get(pageContext)
  return {
    document: await api.legal.read({ name: 'terms-of-use' }),
    meta: createPageMeta({
      origin: publicOrigin,
      path: pagePaths.termsOfUse,
      title: 'Conditions d’utilisation · Amivoix',
      description:
        'Les règles d’Amivoix : un service pour adultes, des compagnons qui sont des intelligences artificielles, ce qui est permis, et l’aide en cas de détresse.',
    }),
  }
}

export default function TermsOfUse({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData.document} />
}
