import { useRevalidator, useSearchParams } from 'react-router'
import type { WithdrawablePurchases } from '../../../contract/billing/withdrawals'
import { orderParameter } from '../../../contract/paths'
import { LoadFailure } from '../../ui/feedback/load-failure'
import { Card } from '../../ui/layout/card'
import { PageTitle } from '../../ui/layout/page-title'
import { PurchaseList } from './purchase-list'
import { PurchaseStep } from './purchase-step'
import { SignInPrompt } from './sign-in-prompt'
import styles from './withdrawal.module.css'
import { WithdrawalRight } from './withdrawal-right'

type WithdrawalAnswer =
  | ({ kind: 'signed-in' } & WithdrawablePurchases)
  | { kind: 'signed-out' }
  | { kind: 'failed'; message: string }

/** The user's purchases, the withdrawal from one of them, and the right of withdrawal. */
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
      <Purchases answer={answer} orderId={orderId} />
      {orderId === null && <WithdrawalRight />}
    </div>
  )
}

function Purchases({ answer, orderId }: { answer: WithdrawalAnswer; orderId: string | null }) {
  const { revalidate, state } = useRevalidator()
  switch (answer.kind) {
    case 'signed-out':
      return <SignInPrompt orderId={orderId} />
    case 'failed':
      return (
        <LoadFailure
          message={`Vos commandes n’ont pas pu être lues${'\u00a0'}: ${answer.message}`}
          onRetry={revalidate}
          isRetrying={state === 'loading'}
        />
      )
    case 'signed-in': {
      if (orderId === null) return <PurchaseList purchases={answer.contracts} />
      const purchase = answer.contracts.find((known) => known.orderId === orderId)
      return purchase ? (
        <PurchaseStep key={orderId} purchase={purchase} isCallLive={answer.isCallLive} />
      ) : (
        <>
          <Card>
            <p>Cette commande n’est pas l’une des vôtres, ou n’a pas été payée.</p>
          </Card>
          <PurchaseList purchases={answer.contracts} />
        </>
      )
    }
  }
}
