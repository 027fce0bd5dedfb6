import { pageContext } from '../../../contract/page-context'
import { pagePaths } from '../../../contract/paths'
import { createPageMeta } from '../../document/page-meta'
import { ContactPage } from '../../features/contact/message/contact-page'
import type { Route } from './+types/contact'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicOrigin } = context.get(pageContext)
  return {
    details: await api.support.contact(),
    meta: createPageMeta({
      origin: publicOrigin,
      path: pagePaths.contact,
      title: 'Contact · Amivoix',
      description:
        'Écrire à Amivoix : une question, un problème technique, une facture, une suggestion.',
    }),
  }
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  return <ContactPage details={loaderData.details} />
}
