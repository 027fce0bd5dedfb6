import { pageContext } from '../../contract/page-context'
import { pagePaths } from '../../contract/paths'
import { createPageMeta } from '../document/page-meta'
import { LegalPage } from '../features/legal/legal-page'
import type { Route } from './+types/accessibility'

export const meta: Route.MetaFunction = ({ matches }) =>
  createPageMeta({
    origin: matches[0].loaderData?.publicOrigin,
    path: pagePaths.accessibility,
    title: 'Accessibilité · Amivoix',
    description:
      'Ce qu’Amivoix fait pour être utilisable par tous, ce qui ne va pas encore, et comment nous signaler un obstacle.',
  })

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(pageContext).api.legal.read({ name: 'accessibility' })

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData} />
}
