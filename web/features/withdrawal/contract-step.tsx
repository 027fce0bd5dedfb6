import { useState } from 'react'
import { Link } from 'react-router'
import { pagePaths } from '../../../contract/paths'
import type { WithdrawableContract } from '../../../contract/billing/withdrawals'
import { withWholeDays } from '../../../domain/formatting/french-spaces'
import { contractName, deadlineWords } from '../../../domain/billing/withdrawal-words'
import { Card } from '../../ui/card'
import { Notice } from '../../ui/notice'
import { Statement } from './statement'
import styles from './withdrawal.module.css'
import { WithdrawalDone } from './withdrawal-done'

type Properties = { contract: WithdrawableContract; isCallLive: boolean }

/** One contract: what leaving it means, or what became of it. */
export function ContractStep({ contract, isCallLive }: Properties) {
  // Of the first rendering: whoever sees it change has just confirmed.
  const [firstKind] = useState(contract.state.kind)
  return (
    <>
      <Step contract={contract} isCallLive={isCallLive} wasOpen={firstKind === 'open'} />
      <p>
        <Link className="link" to={pagePaths.withdrawal}>
          Revenir à mes commandes
        </Link>
      </p>
    </>
  )
}

function Step({ contract, isCallLive, wasOpen }: Properties & { wasOpen: boolean }) {
  const { state, lastDay } = contract
  switch (state.kind) {
    case 'open':
      return <Statement contract={contract} lines={state.lines} isCallLive={isCallLive} />
    case 'withdrawn':
      return <WithdrawalDone contract={contract} state={state} isNew={wasOpen} />
    case 'refunded':
      return (
        <Card className={styles.card}>
          <h2 className={styles.cardTitle}>{contractName(contract)}</h2>
          <Notice>
            <p>Cette commande vous a déjà été remboursée en entier.</p>
          </Notice>
        </Card>
      )
    case 'too-late':
      return (
        <Card className={styles.card}>
          <h2 className={styles.cardTitle}>{contractName(contract)}</h2>
          <Notice>
            <p>
              Le délai est passé{'\u00a0'}: vous pouviez y renoncer{' '}
              {withWholeDays(deadlineWords(lastDay))}.
            </p>
            {contract.isSubscription && (
              <p>
                Vous pouvez toujours{' '}
                <Link className="link" to={pagePaths.cancellation}>
                  résilier votre abonnement
                </Link>{' '}
                pour la fin de la période payée.
              </p>
            )}
          </Notice>
        </Card>
      )
  }
}
