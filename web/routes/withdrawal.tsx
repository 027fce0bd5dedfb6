import { pageContext } from '../../contract/page-context'
import { findFailureMessage, isSessionExpired } from '../api/decode-problem'
import { withdrawalAction } from '../features/withdrawal/withdrawal-action'
import { WithdrawalPage } from '../features/withdrawal/withdrawal-page'
import type { Route } from './+types/withdrawal'

export const meta: Route.MetaFunction = () => [
  { title: 'Renoncer au contrat · Amivoix' },
  {
    name: 'description',
    content:
      'Vous avez 14 jours pour renoncer à une commande, en ligne et sans donner de raison. Voici ce qui vous est remboursé.',
  },
]

/** Visitors can read about the right; the contracts need a signed-in user. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  try {
    return { kind: 'signed-in' as const, ...(await api.withdrawals.list()) }
  } catch (error) {
    if (isSessionExpired(error)) return { kind: 'signed-out' as const }
    return { kind: 'failed' as const, message: findFailureMessage(error) }
  }
}

export const clientAction = ({ request }: Route.ClientActionArgs) => withdrawalAction(request)

export default function Withdrawal({ loaderData }: Route.ComponentProps) {
  return <WithdrawalPage answer={loaderData} />
}
