import { Card } from '../../ui/card'
import { CheckList } from './check-list'
import styles from './wallet.module.css'

/** What a minute is, before anything is bought (06, « Money in sight »). */
export const CountingCard = () => (
  <Card className={`${styles.sideCard} ${styles.counting}`} aria-labelledby="comptage">
    <h2 id="comptage" className={styles.sideTitle}>
      Comment vos minutes sont comptées
    </h2>
    <CheckList
      lines={[
        '1 minute entamée = 1 minute décomptée',
        'La mise en relation, l’annonce de l’IA, une ligne coupée et nos pannes ne sont pas comptées',
        'Vos minutes n’ont pas de date de fin',
      ]}
    />
  </Card>
)
