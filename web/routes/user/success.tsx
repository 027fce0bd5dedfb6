import { redirect } from 'react-router'
import { pageContext } from '../../../contract/page-context'
import { companionParameter, pagePaths } from '../../../contract/paths'
import { SuccessPage } from '../../features/wallet/checkout/success-page'
import type { Route } from './+types/success'

export const meta: Route.MetaFunction = () => [{ title: 'Votre paiement · Amivoix' }]

/** Redirects to the wallet when the user does not come from a payment page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const checkoutSessionId = url.searchParams.get('session_id')
  if (!checkoutSessionId && !url.searchParams.has('success')) throw redirect(pagePaths.wallet)
  const companionId = url.searchParams.get(companionParameter)
  // The page is shown even if the companion is unknown or cannot be loaded.
  const companion = companionId
    ? await context
        .get(pageContext)
        .api.agents.get({ id: companionId })
        .catch(() => null)
    : null
  return { checkoutSessionId, companion: companion && { id: companion.id, name: companion.name } }
}

export default function Success({ loaderData }: Route.ComponentProps) {
  return <SuccessPage {...loaderData} />
}
