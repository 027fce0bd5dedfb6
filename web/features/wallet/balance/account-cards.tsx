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

/** The balance, with a card beside it. */
export const AccountCards = (props: Props) => (
  <div className={styles.account}>
    <BalanceCard minutesLeft={props.me?.minutesLeft ?? 0} wallet={props.wallet.data} />
    <SideCard {...props} />
  </div>
)

/** The subscription, or its loading or error state; without a subscription, how minutes are counted. */
function SideCard({ wallet: { data, error, isFetching, refetch }, me, isSignedOut }: Props) {
  if (data?.subscription) return <SubscriptionCard subscription={data.subscription} />
  if (!data && error !== null && !isSignedOut)
    return (
      <div>
        <LoadFailure
          message={`${publicMessages.SUBSCRIPTION_NOT_LOADED} : ${findFailureMessage(error)}`}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      </div>
    )
  if (!data && me?.hasPremium) return <Skeleton height="100%" />
  return <MinuteRulesCard />
}
