import { UserPage } from '../../features/admin/users/user-page'
import type { Route } from './+types/user'

export const meta: Route.MetaFunction = () => [{ title: 'Utilisateur · Administration · Amivoix' }]

/** Keyed by the user, so that a dialog about one user is closed on the page of another. */
export default function User({ params: { userId } }: Route.ComponentProps) {
  return <UserPage key={userId} id={userId} />
}
