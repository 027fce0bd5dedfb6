import { DashboardSection } from '../../features/admin/dashboard/dashboard-section'
import type { Route } from './+types/dashboard'

export const meta: Route.MetaFunction = () => [{ title: 'Dashboard · Administration · Amivoix' }]

export default DashboardSection
