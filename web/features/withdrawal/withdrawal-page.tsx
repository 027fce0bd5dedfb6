import { useRevalidator, useSearchParams } from 'react-router'
import type { WithdrawablePurchases } from '../../../contract/billing/withdrawals'
import { orderParameter } from '../../../contract/paths'
import { LoadFailure } from '../../ui/feedback/load-failure'
import { Card } from '../../ui/layout/card'
import { PageTitle } from '../../ui/layout/page-title'
import { PurchaseList } from './purchase-list'
import { PurchaseWithdrawal } from './purchase-withdrawal'
import { SignInPrompt } from './sign-in-prompt'
import styles from './withdrawal.module.css'
import { WithdrawalRight } from './withdrawal-right'

type PurchasesLoadResult =
  | ({ kind: 'signed-in' } & WithdrawablePurchases)
  | { kind: 'signed-out' }
  | { kind: 'failed'; message: string }

/**
 * Lists the user's purchases and explains the right of withdrawal. With an order id in the query, shows the withdrawal
 * from that purchase instead.
 */
export function WithdrawalPage({ loadResult }: { loadResult: PurchasesLoadResult }) {
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
      <Purchases loadResult={loadResult} orderId={orderId} />
      {orderId === null && <WithdrawalRight />}
    </div>
  )
}

function Purchases({
  loadResult,
  orderId,
}: {
  loadResult: PurchasesLoadResult
  orderId: string | null
}) {
  const { revalidate, state } = useRevalidator()
  switch (loadResult.kind) {
    case 'signed-out':
      return <SignInPrompt orderId={orderId} />
    case 'failed':
      return (
        <LoadFailure
          message={`Vos commandes n’ont pas pu être lues${'\u00a0'}: ${loadResult.message}`}
          onRetry={revalidate}
          isRetrying={state === 'loading'}
        />
      )
    case 'signed-in': {
      if (orderId === null) return <PurchaseList purchases={loadResult.contracts} />
      const purchase = loadResult.contracts.find(
        (listedPurchase) => listedPurchase.orderId === orderId,
      )
      return purchase ? (
        <PurchaseWithdrawal key={orderId} purchase={purchase} isCallLive={loadResult.isCallLive} />
      ) : (
        <>
          <Card>
            <p>Cette commande n’est pas l’une des vôtres, ou n’a pas été payée.</p>
          </Card>
          <PurchaseList purchases={loadResult.contracts} />
        </>
      )
    }
  }
}
