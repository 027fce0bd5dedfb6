import { Skeleton } from '../../../ui/feedback/skeleton'
import { Card } from '../../../ui/layout/card'
import styles from '../wallet.module.css'

/** Placeholders for the entries of a list; the text says what is loading. */
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
