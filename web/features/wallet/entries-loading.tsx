import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/skeleton'
import styles from './wallet.module.css'

/** The entries to come, in their places, with what is being waited for in words. */
export const EntriesLoading = ({ children }: { children: string }) => (
  <Card className={styles.list}>
    <p role="status" className={styles.loading}>
      {children}
    </p>
    {['first', 'second'].map((entry) => (
      <div key={entry} className={styles.entry}>
        <Skeleton width="60%" height="2.5rem" />
        <Skeleton width="4rem" height="2.5rem" />
      </div>
    ))}
  </Card>
)
