import { pageContext } from '../../contract/page-context'
import { PartnershipsPage } from '../features/contact/partnership/partnerships-page'
import type { Route } from './+types/partnerships'

export const meta: Route.MetaFunction = () => [
  { title: 'Partenariats · Amivoix' },
  {
    name: 'description',
    content:
      'Entreprises, collectivités, influenceurs, développeurs : ce que nous pouvons construire ensemble avec les compagnons d’Amivoix.',
  },
]

export async function loader({ context }: Route.LoaderArgs) {
  const { email } = await context.get(pageContext).api.support.contact()
  return { email }
}

export default function Partnerships({ loaderData }: Route.ComponentProps) {
  return <PartnershipsPage email={loaderData.email} />
}
