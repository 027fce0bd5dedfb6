import { Link } from 'react-router'
import type { AdminOrderDetail } from '../../../../contract/admin/transactions'
import { adminUserPath, pagePaths } from '../../../../contract/paths'
import { formatEuros } from '../../../../domain/formatting/euros'
import { formatMinutes } from '../../../../domain/formatting/minutes'
import { messages } from '../../../../domain/messages'
import { offers } from '../../../../domain/offers'
import { Card } from '../../../ui/layout/card'
import { Fact, Facts } from '../../../ui/layout/facts'
import { formatLocalMoment } from '../../../ui/local-time'
import { QueryResult } from '../list/query-result'
import { SectionLink } from '../list/section-link'
import { MissingBuyers } from './missing-buyers'
import { PaymentStatusBadge } from './payment-status-badge'
import { RefundsAndDisputes } from './refunds-and-disputes'
import { useTransaction } from './transaction-queries'

/** One order: its buyer and offer, the payment, refunds and disputes. */
export function TransactionPage({ id }: { id: string }) {
  const query = useTransaction(id)
  return (
    <>
      <SectionLink to={pagePaths.adminTransactions}>Transactions</SectionLink>
      <QueryResult
        query={query}
        failure={messages.TRANSACTIONS_NOT_LOADED}
        notFound="Commande introuvable"
      >
        {(order) => (
          <>
            <div className="row">
              <h1>Commande</h1>
              <PaymentStatusBadge status={order.paymentStatus} />
            </div>
            <MissingBuyers missing={order.missing} />
            <OrderCard order={order} />
            <RefundsAndDisputes order={order} />
          </>
        )}
      </QueryResult>
    </>
  )
}

function OrderCard({ order }: { order: AdminOrderDetail }) {
  const { buyer, offerKey, dashboardUrl } = order
  return (
    <Card className="stack stack--fill" aria-labelledby="order">
      <h2 id="order">Ce qui a été vendu</h2>
      <Facts>
        <Fact label="Date">{formatLocalMoment(order.createdAt)}</Fact>
        <Fact label="Offre">{offerKey ? offers[offerKey].name : 'Offre retirée'}</Fact>
        <Fact label="Minutes">{formatMinutes(order.minutes)}</Fact>
        <Fact label="Montant" isStrong>
          {formatEuros(order.amountTotalCents)}
        </Fact>
        <Fact label="Client">
          {buyer ? (
            <Link className="link" to={adminUserPath(buyer.id)}>
              {buyer.email}
            </Link>
          ) : (
            'Inconnu'
          )}
        </Fact>
        <Fact label="Customer ID">{order.customerId}</Fact>
        <Fact label="Session ID">{order.checkoutSessionId ?? 'Sans session'}</Fact>
        {order.subscriptionId && <Fact label="Abonnement">{order.subscriptionId}</Fact>}
        {order.invoiceId && <Fact label="Facture du prestataire">{order.invoiceId}</Fact>}
        <Fact label="Payment Intent">{order.paymentIntentId ?? 'Aucun paiement'}</Fact>
        <Fact label="Début immédiat demandé">
          {order.hasRequestedImmediateStart ? 'Oui' : 'Non'}
        </Fact>
      </Facts>
      {dashboardUrl && (
        <p>
          <a className="link" href={dashboardUrl} target="_blank" rel="noreferrer">
            Voir le paiement chez le prestataire
            <span className="visually-hidden"> (nouvel onglet)</span>
          </a>
        </p>
      )}
    </Card>
  )
}
