import { redirect } from 'react-router'
import { newsletterStates } from '../../../contract/newsletter-paths'
import { pagePaths } from '../../../contract/paths'
import { NewsletterPage } from '../../features/newsletter/newsletter-page'
import type { Route } from './+types/newsletter'

export const meta: Route.MetaFunction = () => [
  { title: 'Nouvelles du blog · Amivoix' },
  { name: 'robots', content: 'noindex' },
]

/**
 * Only reads the URL: opening a link from an e-mail changes nothing. Without parameters, redirects to the blog,
 * which has the form to subscribe.
 */
export function loader({ url }: Route.LoaderArgs) {
  const { searchParams } = url
  const state =
    newsletterStates.find((allowedState) => allowedState === searchParams.get('etat')) ?? null
  const token = searchParams.get('token')
  const subscriptionId = searchParams.get('id')
  if (!state && !token && !subscriptionId) throw redirect(pagePaths.blog)
  return { state, token, subscriptionId }
}

export default function Newsletter({ loaderData }: Route.ComponentProps) {
  return <NewsletterPage {...loaderData} />
}
