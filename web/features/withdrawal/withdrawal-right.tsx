import { Link } from 'react-router'
import { pagePaths } from '../../../contract/paths'
import { withdrawalDays } from '../../../domain/billing/withdrawal-period'
import styles from './withdrawal.module.css'

/** Explains the right of withdrawal (French Consumer Code, articles L221-18 to L221-28). */
export const WithdrawalRight = () => (
  <section className={styles.right} aria-labelledby="droit" data-long-text>
    <h2 id="droit">Votre droit, en clair</h2>
    <dl className={styles.terms}>
      <div>
        <dt>Jusqu’à quand{'\u00a0'}?</dt>
        <dd>
          Le délai est de {withdrawalDays}
          {'\u00a0'}jours à compter de la commande, ou de la confirmation du paiement si elle est
          plus tardive. Le dernier jour compte jusqu’à minuit, heure de Paris{'\u00a0'}; s’il tombe
          un samedi, un dimanche ou un jour férié, vous avez jusqu’au jour ouvrable suivant.
        </dd>
      </div>
      <div>
        <dt>Vous n’aviez pas demandé à commencer tout de suite</dt>
        <dd>
          Tout le prix vous est remboursé. Tant que vous n’avez pas demandé à les utiliser, vos
          minutes attendent la fin du délai.
        </dd>
      </div>
      <div>
        <dt>Vous avez demandé à commencer tout de suite, à la commande ou plus tard</dt>
        <dd>
          Vos minutes non utilisées vous sont remboursées, au prorata du prix payé et arrondies au
          centime en votre faveur. Vos minutes achetées comptent comme utilisées en dernier, après
          les minutes offertes.
        </dd>
      </div>
      <div>
        <dt>Pour un abonnement</dt>
        <dd>
          Les 14 jours partent de la souscription{'\u00a0'}: un renouvellement n’ouvre pas de
          nouveau délai. Toute période payée entre-temps est remboursée selon les mêmes règles, et
          l’abonnement prend fin tout de suite. Plus tard, vous pouvez toujours{' '}
          <Link className="link" to={pagePaths.cancellation}>
            le résilier
          </Link>
          .
        </dd>
      </div>
      <div>
        <dt>Comment l’argent vous revient{'\u00a0'}?</dt>
        <dd>
          Sur le moyen de paiement de la commande, sans frais. Nous lançons le remboursement dès
          votre confirmation{'\u00a0'}; la loi nous laisse 14 jours au plus. Un e-mail en garde la
          preuve, avec la date et l’heure.
        </dd>
      </div>
    </dl>
  </section>
)
