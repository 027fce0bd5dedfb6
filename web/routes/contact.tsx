import { pageContext } from '../../contract/page-context'
import { pagePaths } from '../../contract/paths'
import { createPageMeta } from '../document/page-meta'
import { ContactPage } from '../features/contact/message/contact-page'
import type { Route } from './+types/contact'

export const meta: Route.MetaFunction = ({ matches }) =>
  createPageMeta({
    origin: matches[0].loaderData?.publicOrigin,
    path: pagePaths.contact,
    title: 'Contact · Amivoix',
    description:
      'Écrire à Amivoix : une question, un problème technique, une facture, une suggestion.',
  })

export const loader = async ({ context }: Route.LoaderArgs) => ({
  details: await context.get(pageContext).api.support.contact(),
})

export default function Contact({ loaderData }: Route.ComponentProps) {
  return <ContactPage details={loaderData.details} />
}
