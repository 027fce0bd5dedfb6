import { pageContext } from '../../contract/page-context'
import { LegalPage } from '../features/legal/legal-page'
import type { Route } from './+types/terms-of-use'

export const meta: Route.MetaFunction = () => [
  { title: 'Conditions d’utilisation · Amivoix' },
  {
    name: 'description',
    content:
      'Les règles d’Amivoix : un service pour adultes, des compagnons qui sont des intelligences artificielles, ce qui est permis, et l’aide en cas de détresse.',
  },
]

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(pageContext).api.legal.read({ name: 'terms-of-use' })

export default function TermsOfUse({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData} />
}
