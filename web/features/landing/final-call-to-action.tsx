import { pagePaths } from '../../../contract/paths'
import { ButtonLink } from '../../ui/buttons/button'
import { Candle } from '../../ui/icons/candle'
import styles from './landing.module.css'

/** The final call to action, for visitors. */
export const FinalCallToAction = () => (
  <section className={`page rendered-late ${styles.last}`}>
    <Candle level={0.8} />
    <h2>Cinq minutes, et la soirée change de ton</h2>
    <ButtonLink kind="primary" size="l" to={pagePaths.register}>
      Commencer gratuitement
    </ButtonLink>
    <p className="small muted">Sans carte bancaire.</p>
  </section>
)
