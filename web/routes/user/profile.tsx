import { Link } from 'react-router'
import { pagePaths } from '../../../contract/paths'
import { AccountPanel } from '../../features/accounts/settings/account-panel'
import { MemoryList } from '../../features/memories/memory-list'
import { ProfileFormLoader } from '../../features/profile/form/profile-form-loader'
import styles from '../../features/profile/profile.module.css'
import { ProfileTabs } from '../../features/profile/profile-tabs'
import { PageTitle } from '../../ui/layout/page-title'
import type { Route } from './+types/profile'

export const meta: Route.MetaFunction = () => [{ title: 'Profil · Amivoix' }]

export default function Profile() {
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.head}>
        <PageTitle>Profil</PageTitle>
        <ProfileTabs current="profile" />
        <p className={styles.links}>
          <Link className="link" to={pagePaths.profileSpecialAgents}>
            Voir vos Compagnons Spéciaux
          </Link>
          <Link className="link" to={pagePaths.profileAppointments}>
            Mes rendez-vous
          </Link>
        </p>
      </div>
      <ProfileFormLoader />
      <AccountPanel memories={<MemoryList />} />
    </div>
  )
}
