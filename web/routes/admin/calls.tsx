import { LiveSection } from '../../features/admin/live/live-section'
import type { Route } from './+types/calls'

export const meta: Route.MetaFunction = () => [{ title: 'En direct · Administration · Amivoix' }]

export default LiveSection
