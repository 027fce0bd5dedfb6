import { formatMinutes } from '../../../../domain/formatting/minutes'
import styles from '../settings/account-panel.module.css'

/** What is deleted with the account, and what is kept. */
export const DeletionConsequences = ({ minutesLeft }: { minutesLeft: number }) => (
  <div className={styles.deletion}>
    <ul className={styles.consequences}>
      <li>Votre profil, vos favoris et vos réglages</li>
      <li>Vos conversations, leur texte, leurs résumés et vos notes</li>
      {minutesLeft > 0 && (
        <li>
          <strong>
            {minutesLeft === 1
              ? 'Votre minute restante'
              : `Vos ${formatMinutes(minutesLeft)} restantes`}
          </strong>
          {minutesLeft === 1 ? ', qui sera perdue' : ', qui seront perdues'}
        </li>
      )}
    </ul>
    <p className="muted small">
      Ne restent qu’une empreinte de votre adresse, illisible, pour ne pas offrir deux fois les
      minutes de bienvenue, et les factures d’éventuels achats, que la loi fait garder 10 ans, sans
      votre profil.
    </p>
  </div>
)
