import { pageContext } from '../../../contract/page-context'
import { pagePaths } from '../../../contract/paths'
import { createPageMeta } from '../../document/page-meta'
import { audiences, otherAudiences } from '../../features/contact/partnership/audiences'
import { PartnershipsPage } from '../../features/contact/partnership/partnerships-page'
import type { Route } from './+types/partnerships'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicOrigin } = context.get(pageContext)
  const { email } = await api.support.contact()
  return {
    email,
    audiences,
    otherAudiences,
    meta: createPageMeta({
      origin: publicOrigin,
      path: pagePaths.partnerships,
      title: 'Partenariats · Amivoix',
      description:
        'Entreprises, collectivités, influenceurs, développeurs : ce que nous pouvons construire ensemble avec les compagnons d’Amivoix.',
    }),
  }
}

export default function Partnerships({ loaderData }: Route.ComponentProps) {
  return <PartnershipsPage {...loaderData} />
}
