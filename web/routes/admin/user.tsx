import { UserPage } from '../../features/admin/users/user-page'
import type { Route } from './+types/user'

export const meta: Route.MetaFunction = () => [{ title: 'Utilisateur · Administration · Amivoix' }]

/** Another user's page keeps no open dialog of this one. */
export default function User({ params: { userId } }: Route.ComponentProps) {
  return <UserPage key={userId} id={userId} />
}
