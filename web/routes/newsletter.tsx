import { redirect } from 'react-router'
import { newsletterStates } from '../../contract/newsletter-paths'
import { pagePaths } from '../../contract/paths'
import { NewsletterPage } from '../features/newsletter/newsletter-page'
import type { Route } from './+types/newsletter'

export const meta: Route.MetaFunction = () => [
  { title: 'Nouvelles du blog · Amivoix' },
  { name: 'robots', content: 'noindex' },
]

/**
 * Reads the address only: opening it changes nothing. Without a parameter there is nothing to say,
 * and the blog has the form to sign up.
 */
export function loader({ url }: Route.LoaderArgs) {
  const { searchParams } = url
  const state = newsletterStates.find((state) => state === searchParams.get('etat')) ?? null
  const token = searchParams.get('token')
  const subscriptionId = searchParams.get('id')
  if (!state && !token && !subscriptionId) throw redirect(pagePaths.blog)
  return { state, token, subscriptionId }
}

export default function Newsletter({ loaderData }: Route.ComponentProps) {
  return <NewsletterPage {...loaderData} />
}
