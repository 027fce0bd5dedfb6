import { useNavigation } from 'react-router'
import styles from './navigation-progress.module.css'

/** A thin light along the top while the next page is on its way. */
export function NavigationProgress() {
  const isLoading = useNavigation().state === 'loading'
  return (
    <div role="status" className={styles.place}>
      {isLoading && (
        <span className={styles.light}>
          <span className="visually-hidden">Chargement de la page</span>
        </span>
      )}
    </div>
  )
}
