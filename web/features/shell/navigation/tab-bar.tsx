import { Link } from 'react-router'
import type { Me } from '../../../../contract/account/me'
import { vibrateOnTap } from '../../../ui/buttons/button'
import { Icon } from '../../../ui/icons/icon'
import { isPathWithin } from '../page-layout'
import { listDestinations } from './destinations'
import { FavouriteCount } from './favourite-count'
import styles from './tab-bar.module.css'

/** The bottom bar of phones. Taps vibrate where the device supports it. */
export function TabBar({ pathname, me }: { pathname: string; me: Me | null }) {
  return (
    <nav className={styles.bar} aria-label="Navigation principale">
      {listDestinations(me).map(({ tab, path, hasFavouriteCount }) => (
        <Link
          key={path}
          to={path}
          aria-current={isPathWithin(pathname, path) ? 'page' : undefined}
          onClick={vibrateOnTap}
        >
          <Icon name={tab.icon} size="l" />
          {tab.label}
          {hasFavouriteCount && <FavouriteCount isBadge />}
        </Link>
      ))}
    </nav>
  )
}
