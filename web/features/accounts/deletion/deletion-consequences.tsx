import type { WaitingMinutes } from '../../../../contract/billing/wallet'
import { pagePaths } from '../../../../contract/paths'
import { withNonBreakingDates } from '../../../../domain/formatting/french-spaces'
import { formatMinutes } from '../../../../domain/formatting/minutes'
import { formatCalendarDay } from '../../../../domain/formatting/paris-time'
import styles from '../settings/account-panel.module.css'

type Props = {
  minutesLeft: number
  /** undefined when the waiting minutes could not be loaded. */
  waitingMinutes: readonly Pick<WaitingMinutes, 'orderId' | 'minutes' | 'availableOn'>[] | undefined
}

/** What is deleted with the account, and what is kept. */
export const DeletionConsequences = ({ minutesLeft, waitingMinutes }: Props) => (
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
      {waitingMinutes?.map(({ orderId, minutes, availableOn }) => (
        <li key={orderId}>
          <strong>
            {minutes === 1
              ? 'Votre minute payée, en attente'
              : `Vos ${formatMinutes(minutes)} payées, en attente`}
          </strong>
          {minutes === 1 ? ', qui sera perdue' : ', qui seront perdues'}, sauf si vous{' '}
          <a className="link" href={pagePaths.withdrawal}>
            renoncez d’abord à cet achat
          </a>
          {'\u00a0'}: avant le {withNonBreakingDates(formatCalendarDay(availableOn))}, il vous est
          remboursé en entier
        </li>
      ))}
      {!waitingMinutes && <li>Les minutes en attente de vos achats récents, s’il y en a</li>}
    </ul>
    <p className="muted small">
      Ne restent qu’une empreinte de votre adresse, illisible, pour ne pas offrir deux fois les
      minutes de bienvenue, et les factures d’éventuels achats, que la loi fait garder 10
      {'\u00a0'}ans, sans votre profil.
    </p>
  </div>
)
