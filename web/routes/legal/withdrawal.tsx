import { type PageContext, pageContext } from '../../../contract/page-context'
import { pagePaths } from '../../../contract/paths'
import { findFailureMessage, isSignInRequired } from '../../api/decode-problem'
import { createPageMeta } from '../../document/page-meta'
import { withdrawalAction } from '../../features/withdrawal/withdrawal-action'
import { WithdrawalPage } from '../../features/withdrawal/withdrawal-page'
import type { Route } from './+types/withdrawal'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicOrigin } = context.get(pageContext)
  const meta = createPageMeta({
    origin: publicOrigin,
    path: pagePaths.withdrawal,
    title: 'Renoncer au contrat · Amivoix',
    description:
      'Vous avez 14 jours pour renoncer à une commande, en ligne et sans donner de raison. Voici ce qui vous est remboursé.',
  })
  return { meta, loadResult: await loadPurchases(api) }
}

/** Loads the purchases of a signed-in user. Visitors can only read about the right of withdrawal. */
async function loadPurchases(api: PageContext['api']) {
  try {
    return { kind: 'signed-in' as const, ...(await api.withdrawals.list()) }
  } catch (error) {
    if (isSignInRequired(error)) return { kind: 'signed-out' as const }
    return { kind: 'failed' as const, message: findFailureMessage(error) }
  }
}

export const clientAction = ({ request }: Route.ClientActionArgs) => withdrawalAction(request)

export default function Withdrawal({ loaderData }: Route.ComponentProps) {
  return <WithdrawalPage loadResult={loaderData.loadResult} />
}
