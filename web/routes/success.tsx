import { redirect } from 'react-router'
import { pagePaths } from '../../contract/paths'
import { SuccessPage } from '../features/wallet/checkout/success-page'
import type { Route } from './+types/success'

export const meta: Route.MetaFunction = () => [{ title: 'Votre paiement · Amivoix' }]

/** Leads to the wallet when the user does not come from a payment page. */
export function loader({ url }: Route.LoaderArgs) {
  const sessionId = url.searchParams.get('session_id')
  if (!sessionId && !url.searchParams.has('success')) throw redirect(pagePaths.wallet)
  return { sessionId }
}

export default function Success({ loaderData }: Route.ComponentProps) {
  return <SuccessPage sessionId={loaderData.sessionId} />
}
