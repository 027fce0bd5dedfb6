import { Card } from '../../ui/layout/card'
import landing from './landing.module.css'
import styles from './teaser.module.css'

const timbres = ['Voix rauque', 'Voix douce', 'Voix autoritaire', 'Voix timide']

/** Announces filters of the catalogue that do not exist yet. */
export const Teaser = () => (
  <div className={`page rendered-late ${landing.section}`}>
    <Card className={styles.teaser} aria-labelledby="teaser">
      <div className="stack">
        <h2 id="teaser">Bientôt: filtres avancés</h2>
        <p className="muted">Choisir une voix comme on choisit une lumière.</p>
      </div>
      <ul className={styles.timbres}>
        {timbres.map((timbre) => (
          <li key={timbre}>{timbre}</li>
        ))}
      </ul>
    </Card>
  </div>
)
