import { pageContext } from '../../contract/page-context'
import { LegalPage } from '../features/legal/legal-page'
import type { Route } from './+types/legal-notice'

export const meta: Route.MetaFunction = () => [
  { title: 'Mentions légales · Amivoix' },
  {
    name: 'description',
    content:
      'Qui édite et héberge Amivoix, comment nous joindre, et ce qui, sur ce site, est produit par une intelligence artificielle.',
  },
]

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(pageContext).api.legal.read({ name: 'legal-notice' })

export default function LegalNotice({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData} />
}
