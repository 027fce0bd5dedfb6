import { pageContext } from '../../contract/page-context'
import { failureMessage, isSessionOver } from '../decode-problem'
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

/** The right is for everybody to read; one's own contracts need a person. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  try {
    return { kind: 'signed-in' as const, ...(await api.withdrawals.list()) }
  } catch (error) {
    if (isSessionOver(error)) return { kind: 'signed-out' as const }
    return { kind: 'failed' as const, message: failureMessage(error) }
  }
}

export default function Withdrawal({ loaderData }: Route.ComponentProps) {
  return <WithdrawalPage answer={loaderData} />
}
