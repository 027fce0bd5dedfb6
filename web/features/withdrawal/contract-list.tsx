import type { WithdrawableContract } from '../../../contract/billing/withdrawals'
import { withdrawalPath } from '../../../contract/paths'
import { sumWithdrawalLines } from '../../../domain/billing/withdrawal'
import {
  formatContractName,
  formatRefundLines,
  formatWithdrawalDeadline,
} from '../../../domain/billing/withdrawal-texts'
import { formatEuros } from '../../../domain/formatting/euros'
import { withNonBreakingDates } from '../../../domain/formatting/french-spaces'
import { formatMinutes } from '../../../domain/formatting/minutes'
import { formatParisDay } from '../../../domain/formatting/paris-time'
import { ButtonLink } from '../../ui/buttons/button'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Card } from '../../ui/layout/card'
import { Fact, Facts } from '../../ui/layout/facts'
import { StatusBadge } from '../../ui/layout/status-badge'
import styles from './withdrawal.module.css'

type State = WithdrawableContract['state']['kind']

const isPast = (kind: State) => kind === 'too-late' || kind === 'refunded'

/** The contracts from which the user can withdraw or has withdrawn, newest first, then the expired ones. */
export function ContractList({ contracts }: { contracts: readonly WithdrawableContract[] }) {
  const currentContracts = contracts.filter(({ state }) => !isPast(state.kind))
  const pastContracts = contracts.filter(({ state }) => isPast(state.kind))
  return (
    <section className={styles.section} aria-labelledby="commandes">
      <h2 id="commandes">Vos commandes</h2>
      {currentContracts.length === 0 ? (
        <Card>
          <EmptyState>Aucune commande à laquelle vous pouvez renoncer en ce moment.</EmptyState>
        </Card>
      ) : (
        <ul className={styles.list}>
          {currentContracts.map((contract) => (
            <li key={contract.orderId}>
              <ContractCard contract={contract} />
            </li>
          ))}
        </ul>
      )}
      {pastContracts.length > 0 && (
        <details className={styles.past}>
          <summary>Commandes dont le délai est passé ou le prix remboursé</summary>
          <ul className={styles.pastList}>
            {pastContracts.map((contract) => (
              <li key={contract.orderId}>
                {formatContractName(contract)},{' '}
                {withNonBreakingDates(formatParisDay(new Date(contract.orderedAt)))}
                <span className="muted"> ({describePastContract(contract)})</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

const describePastContract = ({ state, lastDay }: WithdrawableContract) =>
  state.kind === 'refunded'
    ? 'déjà remboursée en entier'
    : `renonciation possible ${withNonBreakingDates(formatWithdrawalDeadline(lastDay))}`

function ContractCard({ contract }: { contract: WithdrawableContract }) {
  const { orderId, orderedAt, minutes, amountTotalCents, state } = contract
  return (
    <Card className={styles.card}>
      <div className="row spread">
        <h3 className={styles.cardTitle}>{formatContractName(contract)}</h3>
        {state.kind === 'withdrawn' && <StatusBadge tone="good">Rétractation faite</StatusBadge>}
      </div>
      <p className="muted small num">
        {formatMinutes(minutes)}, {formatEuros(amountTotalCents)}, commande du{' '}
        {withNonBreakingDates(formatParisDay(new Date(orderedAt)))}
      </p>
      {state.kind === 'open' && (
        <>
          <Facts isFramed>
            <Fact label="Début immédiat demandé">
              {contract.hasRequestedImmediateStart ? 'Oui' : 'Non'}
            </Fact>
            {contract.hasRequestedImmediateStart && (
              <Fact label="Minutes non utilisées">
                {sumWithdrawalLines(state.lines).unusedMinutes}
              </Fact>
            )}
            <Fact label="Vous seraient remboursés" isStrong>
              {formatEuros(sumWithdrawalLines(state.lines).refundCents)}
            </Fact>
          </Facts>
          {formatRefundLines(state.lines).map((line) => (
            <p key={line} className="small muted">
              {line}
            </p>
          ))}
          <p className="small">
            Vous pouvez y renoncer{' '}
            {withNonBreakingDates(formatWithdrawalDeadline(contract.lastDay))}.
          </p>
        </>
      )}
      {state.kind === 'open' ? (
        <ButtonLink
          to={withdrawalPath(orderId)}
          aria-label={`Renoncer : ${formatContractName(contract)}`}
        >
          Renoncer à ce contrat
        </ButtonLink>
      ) : (
        <ButtonLink size="s" to={withdrawalPath(orderId)}>
          Voir la rétractation
        </ButtonLink>
      )}
    </Card>
  )
}
