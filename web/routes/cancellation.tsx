import { pagePaths } from '../../contract/paths'
import { createPageMeta } from '../document/page-meta'
import { cancellationAction } from '../features/cancellation/cancellation-action'
import { CancellationPage } from '../features/cancellation/cancellation-page'
import type { Route } from './+types/cancellation'

export const meta: Route.MetaFunction = ({ matches }) =>
  createPageMeta({
    origin: matches[0].loaderData?.publicOrigin,
    path: pagePaths.cancellation,
    title: 'Résilier votre contrat · Amivoix',
    description:
      'Mettez fin à votre abonnement en ligne, sans vous connecter. Un e-mail le confirme.',
  })

/** A new id for each visit: a request that is sent twice with it is stored once. */
export const loader = () => ({ requestId: crypto.randomUUID() })

export const clientAction = ({ request }: Route.ClientActionArgs) => cancellationAction(request)

export default function Cancellation({ loaderData }: Route.ComponentProps) {
  return <CancellationPage requestId={loaderData.requestId} />
}
