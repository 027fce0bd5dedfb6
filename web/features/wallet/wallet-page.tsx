import { Link } from 'react-router'
import { pagePaths, type WalletTab, walletPath } from '../../../contract/paths'
import { publicMessages } from '../../../domain/public-messages'
import { useMe } from '../../session/use-me'
import { ButtonLink } from '../../ui/buttons/button'
import { Notice } from '../../ui/feedback/notice'
import { PageTitle } from '../../ui/layout/page-title'
import { AccountCards } from './balance/account-cards'
import { WaitingMinutesNotice } from './balance/waiting-minutes-notice'
import { CheckoutReturnNotice } from './checkout/checkout-return-notice'
import { PurchaseDialog } from './checkout/purchase-dialog'
import { usePurchase } from './checkout/use-purchase'
import { HistoryPanel } from './history/history-panel'
import { CreditsPanel } from './offers/credits-panel'
import { getPurchaseAvailability, type PurchaseAvailability } from './offers/purchase-availability'
import { SubscriptionsPanel } from './offers/subscriptions-panel'
import { useWalletTab } from './use-wallet-tab'
import styles from './wallet.module.css'
import { hasSessionExpired, useLedgerEntries, useOrders, useWallet } from './wallet-queries'
import { WalletTabs } from './wallet-tabs'

const title = 'Recharger votre compte'

/** The balance, the offers, and the history of orders and minutes. */
export function WalletPage() {
  const me = useMe()
  const wallet = useWallet()
  const isSubscriber = wallet.data?.isSubscriber ?? me?.hasPremium ?? false
  const [tab, chooseTab] = useWalletTab(isSubscriber)
  const { offerKey, isOrdering, failure, choose, cancel, order } = usePurchase(
    wallet.data?.priceIds ?? {},
  )
  const isHistoryShown = tab === 'historique'
  const orders = useOrders(isHistoryShown)
  const entries = useLedgerEntries(isHistoryShown)
  const isSignedOut = hasSessionExpired(wallet, orders, entries)
  const availability: PurchaseAvailability = isSignedOut
    ? { kind: 'signed-out', signInPath: createSignInPath(tab) }
    : getPurchaseAvailability(wallet, { choose, orderedKey: isOrdering ? offerKey : null })

  return (
    <div className={`page ${styles.page}`}>
      <PageTitle>{title}</PageTitle>
      <p className={`display ${styles.phoneTitle}`}>{title}</p>
      <CheckoutReturnNotice />
      {availability.kind === 'signed-out' && (
        <SessionExpiredNotice signInPath={availability.signInPath} />
      )}
      <AccountCards wallet={wallet} me={me} isSignedOut={isSignedOut} />
      {wallet.data?.waitingMinutes.map((waitingMinutes) => (
        <WaitingMinutesNotice key={waitingMinutes.orderId} waitingMinutes={waitingMinutes} />
      ))}
      <WalletTabs
        chosenTab={tab}
        onChoose={chooseTab}
        panels={{
          abonnements: (
            <SubscriptionsPanel
              availability={availability}
              hasRenewingSubscription={wallet.data?.subscription?.isCancelledAtPeriodEnd === false}
            />
          ),
          credits: <CreditsPanel availability={availability} isSubscriber={isSubscriber} />,
          historique: (
            <HistoryPanel
              orders={orders}
              entries={entries}
              isSignedOut={isSignedOut}
              onShowCredits={() => chooseTab('credits')}
            />
          ),
        }}
      />
      {offerKey !== null && (
        <PurchaseDialog
          offerKey={offerKey}
          isOrdering={isOrdering}
          failure={failure}
          onOrder={(hasRequestedImmediateStart) =>
            order({ key: offerKey, hasRequestedImmediateStart })
          }
          onCancel={cancel}
        />
      )}
      <p className={`small muted ${styles.terms}`}>
        Prix toutes taxes comprises. Les minutes sont ajoutées dès le paiement, si vous le demandez
        en commandant, et décomptées pendant les appels.{' '}
        <Link className="link" to={pagePaths.termsOfSale}>
          Conditions de{'\u00a0'}vente
        </Link>
      </p>
    </div>
  )
}

const createSignInPath = (tab: WalletTab) =>
  `${pagePaths.login}?${new URLSearchParams({ next: walletPath(tab) })}`

/** Says that the session has expired and nothing can be bought; the rest of the page stays readable. */
const SessionExpiredNotice = ({ signInPath }: { signInPath: string }) => (
  <Notice kind="failed">
    <p>{publicMessages.PURCHASE_SIGN_IN_NOTICE}</p>
    <ButtonLink size="s" to={signInPath}>
      Connectez-vous
    </ButtonLink>
  </Notice>
)
