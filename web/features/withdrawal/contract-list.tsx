import { withdrawalPath } from '../../../contract/paths'
import type { WithdrawableContract } from '../../../contract/billing/withdrawals'
import { formatEuros } from '../../../domain/formatting/euros'
import { withWholeDays } from '../../../domain/formatting/french-spaces'
import { formatMinutes } from '../../../domain/formatting/minutes'
import { formatParisDay } from '../../../domain/formatting/paris-time'
import { totalsOf } from '../../../domain/billing/withdrawal'
import { contractName, deadlineWords, refundLinesWords } from '../../../domain/billing/withdrawal-words'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { Fact, Facts } from '../../ui/facts'
import { StatusBadge } from '../../ui/status-badge'
import styles from './withdrawal.module.css'

type State = WithdrawableContract['state']['kind']

const isOver = (kind: State) => kind === 'too-late' || kind === 'refunded'

/** What can be left and what was, newest first; what it is too late for stands apart. */
export function ContractList({ contracts }: { contracts: readonly WithdrawableContract[] }) {
  const current = contracts.filter(({ state }) => !isOver(state.kind))
  const past = contracts.filter(({ state }) => isOver(state.kind))
  return (
    <section className={styles.section} aria-labelledby="commandes">
      <h2 id="commandes">Vos commandes</h2>
      {current.length === 0 ? (
        <Card>
          <EmptyState>Aucune commande à laquelle vous pouvez renoncer en ce moment.</EmptyState>
        </Card>
      ) : (
        <ul className={styles.list}>
          {current.map((contract) => (
            <li key={contract.orderId}>
              <ContractCard contract={contract} />
            </li>
          ))}
        </ul>
      )}
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>Commandes dont le délai est passé ou le prix remboursé</summary>
          <ul className={styles.pastList}>
            {past.map((contract) => (
              <li key={contract.orderId}>
                {contractName(contract)},{' '}
                {withWholeDays(formatParisDay(new Date(contract.orderedAt)))}
                <span className="muted"> ({pastWords(contract)})</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

const pastWords = ({ state, lastDay }: WithdrawableContract) =>
  state.kind === 'refunded'
    ? 'déjà remboursée en entier'
    : `renonciation possible ${withWholeDays(deadlineWords(lastDay))}`

function ContractCard({ contract }: { contract: WithdrawableContract }) {
  const { orderId, orderedAt, minutes, amountTotalCents, state } = contract
  return (
    <Card className={styles.card}>
      <div className="row spread">
        <h3 className={styles.cardTitle}>{contractName(contract)}</h3>
        {state.kind === 'withdrawn' && <StatusBadge tone="good">Rétractation faite</StatusBadge>}
      </div>
      <p className="muted small num">
        {formatMinutes(minutes)}, {formatEuros(amountTotalCents)}, commande du{' '}
        {withWholeDays(formatParisDay(new Date(orderedAt)))}
      </p>
      {state.kind === 'open' && (
        <>
          <Facts isFramed>
            <Fact name="Début immédiat demandé">
              {contract.hasRequestedImmediateStart ? 'Oui' : 'Non'}
            </Fact>
            <Fact name="Minutes non utilisées">{totalsOf(state.lines).unusedMinutes}</Fact>
            <Fact name="Vous seraient remboursés" isStrong>
              {formatEuros(totalsOf(state.lines).refundCents)}
            </Fact>
          </Facts>
          {refundLinesWords(state.lines).map((words) => (
            <p key={words} className="small muted">
              {words}
            </p>
          ))}
          <p className="small">
            Vous pouvez y renoncer {withWholeDays(deadlineWords(contract.lastDay))}.
          </p>
        </>
      )}
      {state.kind === 'open' ? (
        <ButtonLink
          to={withdrawalPath(orderId)}
          aria-label={`Renoncer : ${contractName(contract)}`}
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
