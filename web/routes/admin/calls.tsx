import { LiveCallsSection } from '../../features/admin/calls/live-calls-section'
import type { Route } from './+types/calls'

export const meta: Route.MetaFunction = () => [
  { title: 'Appels en cours · Administration · Amivoix' },
]

export default LiveCallsSection
