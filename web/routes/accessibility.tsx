import { pageContext } from '../../contract/page-context'
import { LegalPage } from '../features/legal/legal-page'
import type { Route } from './+types/accessibility'

export const meta: Route.MetaFunction = () => [
  { title: 'Accessibilité · Amivoix' },
  {
    name: 'description',
    content:
      'Ce qu’Amivoix fait pour être utilisable par tous, ce qui ne va pas encore, et comment nous signaler un obstacle.',
  },
]

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(pageContext).api.legal.read({ name: 'accessibility' })

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData} />
}
