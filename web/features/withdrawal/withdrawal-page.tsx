import { useRevalidator, useSearchParams } from 'react-router'
import { orderParameter } from '../../../contract/paths'
import type { WithdrawableContracts } from '../../../contract/billing/withdrawals'
import { Card } from '../../ui/card'
import { LoadFailure } from '../../ui/load-failure'
import { PageTitle } from '../../ui/page-title'
import { ContractList } from './contract-list'
import { ContractStep } from './contract-step'
import { RightWords } from './right-words'
import { SignInFirst } from './sign-in-first'
import styles from './withdrawal.module.css'

export type WithdrawalAnswer =
  | ({ kind: 'signed-in' } & WithdrawableContracts)
  | { kind: 'signed-out' }
  | { kind: 'failed'; message: string }

/** « Renoncer au contrat ici »: the right, one's contracts, and the step that leaves one (05). */
export function WithdrawalPage({ answer }: { answer: WithdrawalAnswer }) {
  const [query] = useSearchParams()
  const orderId = query.get(orderParameter)
  return (
    <div className={`page page--narrow ${styles.page}`}>
      <header className={styles.head}>
        <PageTitle>Renoncer au contrat</PageTitle>
        <p className="lede">
          Vous avez 14 jours pour changer d’avis, sans donner de raison. Cela se fait ici.
        </p>
      </header>
      <Contracts answer={answer} orderId={orderId} />
      {orderId === null && <RightWords />}
    </div>
  )
}

function Contracts({ answer, orderId }: { answer: WithdrawalAnswer; orderId: string | null }) {
  const { revalidate, state } = useRevalidator()
  switch (answer.kind) {
    case 'signed-out':
      return <SignInFirst orderId={orderId} />
    case 'failed':
      return (
        <LoadFailure
          message={`Vos commandes n’ont pas pu être lues${'\u00a0'}: ${answer.message}`}
          onRetry={revalidate}
          isRetrying={state === 'loading'}
        />
      )
    case 'signed-in': {
      if (orderId === null) return <ContractList contracts={answer.contracts} />
      const contract = answer.contracts.find((known) => known.orderId === orderId)
      return contract ? (
        <ContractStep key={orderId} contract={contract} isCallLive={answer.isCallLive} />
      ) : (
        <>
          <Card>
            <p>Cette commande n’est pas l’une des vôtres, ou n’a pas été payée.</p>
          </Card>
          <ContractList contracts={answer.contracts} />
        </>
      )
    }
  }
}
