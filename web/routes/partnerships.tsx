import { pageContext } from '../../contract/page-context'
import { pagePaths } from '../../contract/paths'
import { createPageMeta } from '../document/page-meta'
import { PartnershipsPage } from '../features/contact/partnership/partnerships-page'
import type { Route } from './+types/partnerships'

export const meta: Route.MetaFunction = ({ matches }) =>
  createPageMeta({
    origin: matches[0].loaderData?.publicOrigin,
    path: pagePaths.partnerships,
    title: 'Partenariats · Amivoix',
    description:
      'Entreprises, collectivités, influenceurs, développeurs : ce que nous pouvons construire ensemble avec les compagnons d’Amivoix.',
  })

export async function loader({ context }: Route.LoaderArgs) {
  const { email } = await context.get(pageContext).api.support.contact()
  return { email }
}

export default function Partnerships({ loaderData }: Route.ComponentProps) {
  return <PartnershipsPage email={loaderData.email} />
}
