import { OperationsSection } from '../../features/admin/operations/operations-section'
import type { Route } from './+types/operations'

export const meta: Route.MetaFunction = () => [
  { title: 'Conservation et ouverture · Administration · Amivoix' },
]

export default OperationsSection
