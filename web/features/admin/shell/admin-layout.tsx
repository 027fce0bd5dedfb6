import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { pagePaths } from '../../../../contract/paths'
import type { IconName } from '../../../ui/icons/icon'
import { Icon } from '../../../ui/icons/icon'
import styles from './admin-layout.module.css'

type Props = {
  /** Renders the button that signs out. It is passed in, because features do not import each other. */
  renderSignOutButton: (className: string | undefined) => ReactNode
  children: ReactNode
}

/** The menu of the administration beside its current section. */
export function AdminLayout({ renderSignOutButton, children }: Props) {
  const { pathname } = useLocation()
  const isCurrent = (path: string) =>
    path === pagePaths.admin ? pathname === path : `${pathname}/`.startsWith(`${path}/`)
  const menu = useRef<HTMLElement>(null)
  // Scrolls the menu to the link of the current section. On phones the menu is a row wider than the screen.
  useEffect(() => {
    menu.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return (
    <div className={styles.layout}>
      <aside className={styles.side}>
        <p className={styles.title} id="admin-menu">
          Admin Panel
        </p>
        <nav ref={menu} className={styles.menu} aria-labelledby="admin-menu">
          {adminSections.map(({ label, path, icon }) => (
            <Link
              key={path}
              to={path}
              className={styles.entry}
              aria-current={isCurrent(path) ? 'page' : undefined}
            >
              <Icon name={icon} />
              {label}
            </Link>
          ))}
          {renderSignOutButton(styles.entry)}
        </nav>
      </aside>
      <div className={styles.section}>{children}</div>
    </div>
  )
}

type AdminSection = { label: string; path: string; icon: IconName }

/** The links of the menu. Some pages of the administration are linked only from other pages. */
const adminSections: readonly AdminSection[] = [
  { label: 'Dashboard', path: pagePaths.admin, icon: 'grid' },
  { label: 'Agents', path: pagePaths.adminAgents, icon: 'sound' },
  { label: 'Utilisateurs', path: pagePaths.adminUsers, icon: 'user' },
  { label: 'Transactions', path: pagePaths.adminTransactions, icon: 'card' },
  { label: 'Analytics', path: pagePaths.adminAnalytics, icon: 'chart' },
  { label: 'Feedbacks', path: pagePaths.adminFeedbacks, icon: 'star' },
]
