import { UsersSection } from '../../features/admin/users/users-section'
import type { Route } from './+types/users'

export const meta: Route.MetaFunction = () => [{ title: 'Utilisateurs · Administration · Amivoix' }]

export default UsersSection
