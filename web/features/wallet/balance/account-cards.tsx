import type { Me } from '../../../../contract/account/me'
import { publicMessages } from '../../../../domain/public-messages'
import { findFailureMessage } from '../../../api/decode-problem'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { SubscriptionCard } from '../subscription/subscription-card'
import styles from '../wallet.module.css'
import type { WalletQuery } from '../wallet-queries'
import { BalanceCard } from './balance-card'
import { MinuteRulesCard } from './minute-rules-card'

type Props = { wallet: WalletQuery; me: Me | null; isSignedOut: boolean }

/** The balance, with a card beside it: the subscription, or how minutes are counted. */
export function AccountCards({ wallet, me, isSignedOut }: Props) {
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
            message={`${publicMessages.SUBSCRIPTION_NOT_LOADED} : ${findFailureMessage(error)}`}
            onRetry={refetch}
            isRetrying={isFetching}
          />
        </div>
      ) : !data && me?.hasPremium ? (
        <Skeleton height="100%" />
      ) : (
        <MinuteRulesCard />
      )}
    </div>
  )
}
