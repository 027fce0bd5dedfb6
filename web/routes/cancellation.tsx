import { CancellationPage } from '../features/cancellation/cancellation-page'
import type { Route } from './+types/cancellation'

export const meta: Route.MetaFunction = () => [
  { title: 'Résilier votre contrat · Amivoix' },
  {
    name: 'description',
    content: 'Mettez fin à votre abonnement en ligne, sans vous connecter. Un e-mail le confirme.',
  },
]

/** The name of the declaration: sent twice under it, it is declared once. */
export const loader = () => ({ declarationId: crypto.randomUUID() })

/** A name of one's own for each visit, kept through whatever is asked again meanwhile. */
export default function Cancellation({ loaderData }: Route.ComponentProps) {
  return <CancellationPage declarationId={loaderData.declarationId} />
}
