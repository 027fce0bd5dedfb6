import { Card } from '../../../ui/layout/card'
import { CheckList } from '../offers/check-list'
import styles from '../wallet.module.css'

/** Explains how minutes are counted, to users without a subscription. */
export const MinuteRulesCard = () => (
  <Card className={`${styles.sideCard} ${styles.minuteRules}`} aria-labelledby="comptage">
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
