import { Link } from 'react-router'
import { Icon } from '../../ui/icon'
import { destinations } from './destinations'
import { isWithin } from './page-frame'
import styles from './tab-bar.module.css'

/** First document, section 9. */
const tapVibrationMs = 50

/** The phone's bottom bar. Each tap is felt, where the device can. */
export function TabBar({ pathname }: { pathname: string }) {
  return (
    <nav className={styles.bar} aria-label="Navigation principale">
      {destinations.map(
        ({ tab, path, section = path }) =>
          tab && (
            <Link
              key={path}
              to={path}
              aria-current={isWithin(pathname, section) ? 'page' : undefined}
              onClick={() => navigator.vibrate?.(tapVibrationMs)}
            >
              <Icon name={tab.icon} size="l" />
              {tab.label}
            </Link>
          ),
      )}
    </nav>
  )
}
