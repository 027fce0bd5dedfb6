import { Outlet, redirect } from 'react-router'
import { pageContext } from '../../../contract/page-context'
import { pagePaths } from '../../../contract/paths'
import { AdminLayout } from '../../features/admin/shell/admin-layout'
import { SignOutButton } from '../../features/shell/navigation/sign-out-button'
import { Icon } from '../../ui/icons/icon'
import type { Route } from './+types/admin'

export const meta: Route.MetaFunction = () => [{ title: 'Administration · Amivoix' }]

/** Guards the administration: users who are not administrators are sent to the catalogue (`pagePaths.dashboard`). */
export async function loader({ context }: Route.LoaderArgs) {
  const me = await context.get(pageContext).api.me.get()
  // The parent route sends visitors to the sign-in page.
  if (me && !me.isAdmin) throw redirect(pagePaths.dashboard)
  return null
}

/** The menu and the current section. */
export default function Admin() {
  return (
    <AdminLayout
      renderSignOutButton={(className) => (
        <SignOutButton className={className}>
          <Icon name="sign-out" />
          Déconnexion
        </SignOutButton>
      )}
    >
      <Outlet />
    </AdminLayout>
  )
}
