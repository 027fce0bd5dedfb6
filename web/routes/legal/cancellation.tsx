import { pageContext } from '../../../contract/page-context'
import { pagePaths } from '../../../contract/paths'
import { createPageMeta } from '../../document/page-meta'
import { cancellationAction } from '../../features/cancellation/cancellation-action'
import { CancellationPage } from '../../features/cancellation/cancellation-page'
import type { Route } from './+types/cancellation'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export const loader = ({ context }: Route.LoaderArgs) => ({
  meta: createPageMeta({
    origin: context.get(pageContext).publicOrigin,
    path: pagePaths.cancellation,
    title: 'Résilier votre contrat · Amivoix',
    description:
      'Mettez fin à votre abonnement en ligne, sans vous connecter. Un e-mail le confirme.',
  }),
  /** Each visit gets a new request id, so that a request is stored once even if it is sent twice. */
  requestId: crypto.randomUUID(),
})

export const clientAction = ({ request }: Route.ClientActionArgs) => cancellationAction(request)

export default function Cancellation({ loaderData }: Route.ComponentProps) {
  return <CancellationPage requestId={loaderData.requestId} />
}
