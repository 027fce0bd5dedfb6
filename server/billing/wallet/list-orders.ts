import type { Order } from '../../../contract/billing/wallet'
import { readPaymentStatus } from '../../../domain/billing/payment-status'
import { readOfferKey } from '../../../domain/offers'
import type { SignedInUser } from '../../policies'
import type { WalletRepository } from './wallet-repository'

/** Lists a user's orders with their documents, newest first. */
export async function listOrders(
  wallet: Pick<WalletRepository, 'listOrders' | 'listDocuments'>,
  user: Pick<SignedInUser, 'id'>,
): Promise<Order[]> {
  const [rows, documents] = await Promise.all([
    wallet.listOrders(user.id),
    wallet.listDocuments(user.id),
  ])
  return rows.map((row) => ({
    id: row.orderId,
    orderDate: row.orderDate.toISOString(),
    offerKey: readOfferKey(row.offerKey),
    minutes: row.minutes,
    amountTotalCents: row.amountTotalCents,
    paymentStatus: readPaymentStatus(row.paymentStatus),
    refundedCents: row.refundedCents,
    disputedCents: row.disputedCents,
    documents: documents
      .filter(({ orderId }) => orderId === row.orderId)
      .map(({ number, kind }) => ({ number, kind })),
  }))
}
