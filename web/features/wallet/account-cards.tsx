import type { Me } from '../../../contract/account/me'
import { messages } from '../../../domain/messages'
import { failureMessage } from '../../decode-problem'
import { LoadFailure } from '../../ui/load-failure'
import { Skeleton } from '../../ui/skeleton'
import { BalanceCard } from './balance-card'
import { CountingCard } from './counting-card'
import { SubscriptionCard } from './subscription-card'
import type { WalletQuery } from './use-wallet'
import styles from './wallet.module.css'

type Properties = { wallet: WalletQuery; me: Me | null; isSignedOut: boolean }

/** What is left, and beside it the subscription, or how minutes are counted. */
export function AccountCards({ wallet, me, isSignedOut }: Properties) {
  const { data, error, isFetching, refetch } = wallet
  const hasFailed = !data && error !== null && !isSignedOut
  return (
    <div className={styles.account}>
      <BalanceCard minutesLeft={me?.minutesLeft ?? 0} wallet={data} />
      {data?.subscription ? (
        <SubscriptionCard subscription={data.subscription} />
      ) : hasFailed ? (
        <div>
          <LoadFailure
            message={`${messages.SUBSCRIPTION_NOT_LOADED} : ${failureMessage(error)}`}
            onRetry={refetch}
            isRetrying={isFetching}
          />
        </div>
      ) : !data && me?.hasPremium ? (
        <Skeleton height="100%" />
      ) : (
        <CountingCard />
      )}
    </div>
  )
}
