import { newsletterStates } from '../../contract/newsletter-paths'
import { NewsletterPage } from '../features/newsletter/newsletter-page'
import type { Route } from './+types/newsletter'

export const meta: Route.MetaFunction = () => [
  { title: 'Nouvelles du blog · Amivoix' },
  { name: 'robots', content: 'noindex' },
]

/** Reads the address only: opening it changes nothing. */
export function loader({ url }: Route.LoaderArgs) {
  const { searchParams } = url
  return {
    state: newsletterStates.find((state) => state === searchParams.get('etat')) ?? null,
    token: searchParams.get('token'),
    subscriptionId: searchParams.get('id'),
  }
}

export default function Newsletter({ loaderData }: Route.ComponentProps) {
  return <NewsletterPage {...loaderData} />
}
