import { pageContext } from '../../contract/page-context'
import { ContactPage } from '../features/contact/message/contact-page'
import type { Route } from './+types/contact'

export const meta: Route.MetaFunction = () => [
  { title: 'Contact · Amivoix' },
  {
    name: 'description',
    content: 'Écrire à Amivoix : une question, un problème technique, une facture, une suggestion.',
  },
]

export const loader = async ({ context }: Route.LoaderArgs) => ({
  details: await context.get(pageContext).api.support.contact(),
})

export default function Contact({ loaderData }: Route.ComponentProps) {
  return <ContactPage details={loaderData.details} />
}
