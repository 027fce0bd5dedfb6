import { AuditLogSection } from '../../features/admin/audit-log/audit-log-section'
import type { Route } from './+types/audit-log'

export const meta: Route.MetaFunction = () => [{ title: 'Journal · Administration · Amivoix' }]

export default AuditLogSection
