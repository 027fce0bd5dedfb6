import { AnalyticsSection } from '../../features/admin/analytics/analytics-section'
import type { Route } from './+types/analytics'

export const meta: Route.MetaFunction = () => [{ title: 'Analytics · Administration · Amivoix' }]

export default AnalyticsSection
