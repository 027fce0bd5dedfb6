import { Link } from 'react-router'
import { pagePaths } from '../../../contract/paths'
import styles from '../../ui/layout/tabs.module.css'

type Tab = 'profile' | 'history'

const tabs: readonly (readonly [Tab, string, string])[] = [
  ['profile', pagePaths.profile, 'Mon Profil'],
  ['history', pagePaths.profileHistory, 'Historique'],
]

/** Links between the two pages of the profile, shown as tabs. */
export function ProfileTabs({ current }: { current: Tab }) {
  return (
    <nav className={styles.list} aria-label="Profil">
      {tabs.map(([tab, path, label]) => (
        <Link
          key={tab}
          to={path}
          className={styles.tab}
          aria-current={tab === current ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
