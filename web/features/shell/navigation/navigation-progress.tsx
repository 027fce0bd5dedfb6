import { useNavigation } from 'react-router'
import styles from './navigation-progress.module.css'

/** A thin progress bar at the top while the next page is loading. */
export function NavigationProgress() {
  const isLoading = useNavigation().state === 'loading'
  return (
    <div role="status" className={styles.status}>
      {isLoading && (
        <span className={styles.bar}>
          <span className="visually-hidden">Chargement de la page</span>
        </span>
      )}
    </div>
  )
}
