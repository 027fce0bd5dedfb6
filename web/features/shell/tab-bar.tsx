import { Link } from 'react-router'
import type { Me } from '../../../contract/account/me'
import { Icon } from '../../ui/icon'
import { vibrateOnTap } from '../../ui/tap-vibration'
import { destinationsOf } from './destinations'
import { FavouriteCount } from './favourite-count'
import { isWithin } from './page-frame'
import styles from './tab-bar.module.css'

/** The phone's bottom bar. Each tap is felt, where the device can. */
export function TabBar({ pathname, me }: { pathname: string; me: Me | null }) {
  return (
    <nav className={styles.bar} aria-label="Navigation principale">
      {destinationsOf(me).map(({ tab, path, hasCount }) => (
        <Link
          key={path}
          to={path}
          aria-current={isWithin(pathname, path) ? 'page' : undefined}
          onClick={vibrateOnTap}
        >
          <Icon name={tab.icon} size="l" />
          {tab.label}
          {hasCount && <FavouriteCount isCapped />}
        </Link>
      ))}
    </nav>
  )
}
