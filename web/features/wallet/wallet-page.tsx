import { Link } from 'react-router'
import { pagePaths, type WalletTab, walletPath } from '../../../contract/paths'
import { useMe } from '../../session'
import { PageTitle } from '../../ui/page-title'
import { AccountCards } from './account-cards'
import { CheckoutReturn } from './checkout-return'
import { CreditsPanel } from './credits-panel'
import { HistoryPanel } from './history-panel'
import { PurchaseDialog } from './purchase-dialog'
import { type Sale, saleOf } from './sale'
import { SessionEnded } from './session-ended'
import { SubscriptionsPanel } from './subscriptions-panel'
import { usePurchase } from './use-purchase'
import { hasSessionEnded, useMovements, useOrders, useWallet } from './use-wallet'
import { useWalletTab } from './use-wallet-tab'
import styles from './wallet.module.css'
import { WalletTabs } from './wallet-tabs'

const title = 'Recharger votre compte'

/** What is left, what can be bought, and what became of what was (second document, section 2). */
export function WalletPage() {
  const me = useMe()
  const wallet = useWallet()
  const isSubscriber = wallet.data?.isSubscriber ?? me?.hasPremium ?? false
  const [tab, chooseTab] = useWalletTab(isSubscriber)
  const { purchase, choose, giveUp, order } = usePurchase(wallet.data?.priceIds ?? {})
  const orders = useOrders(tab === 'historique')
  const movements = useMovements(tab === 'historique')
  const isSignedOut = hasSessionEnded(wallet, orders, movements)
  const sale: Sale = isSignedOut
    ? { kind: 'signed-out', signInPath: signInPath(tab) }
    : saleOf(wallet, {
        choose,
        orderedKey: purchase.step === 'ordering' ? purchase.key : null,
      })

  return (
    <div className={`page ${styles.page}`}>
      <PageTitle>{title}</PageTitle>
      <p className={`display ${styles.phoneTitle}`}>{title}</p>
      <CheckoutReturn />
      {sale.kind === 'signed-out' && <SessionEnded signInPath={sale.signInPath} />}
      <AccountCards wallet={wallet} me={me} isSignedOut={isSignedOut} />
      <WalletTabs
        chosen={tab}
        onChoose={chooseTab}
        panels={{
          abonnements: (
            <SubscriptionsPanel
              sale={sale}
              isSubscribed={wallet.data?.subscription?.cancelsAtPeriodEnd === false}
            />
          ),
          credits: <CreditsPanel sale={sale} isSubscriber={isSubscriber} />,
          historique: (
            <HistoryPanel
              orders={orders}
              movements={movements}
              isSignedOut={isSignedOut}
              onCredits={() => chooseTab('credits')}
            />
          ),
        }}
      />
      {purchase.step !== 'none' && (
        <PurchaseDialog
          purchase={purchase}
          onOrder={(hasRequested) => void order(purchase.key, hasRequested)}
          onGiveUp={giveUp}
        />
      )}
      <p className={`small muted ${styles.terms}`}>
        Prix toutes taxes comprises. Les minutes sont ajoutées dès le paiement et décomptées pendant
        les appels.{' '}
        <Link className="link" to={pagePaths.termsOfSale}>
          Conditions de vente
        </Link>
      </p>
    </div>
  )
}

const signInPath = (tab: WalletTab) =>
  `${pagePaths.login}?${new URLSearchParams({ next: walletPath(tab) })}`
