import { composeImmediateStartRequest } from '../../../domain/billing/immediate-start'
import { getLastWithdrawalDay } from '../../../domain/billing/withdrawal-period'
import { formatPurchaseName } from '../../../domain/billing/withdrawal-texts'
import { readOfferKey } from '../../../domain/offers'
import { readBalance } from '../../ledger/balances'
import { ApplicationError } from '../../platform/application-error'
import type { Transaction } from '../../platform/database/open-database'
import type { SignedInUser } from '../../policies'
import { findMailRecipient } from '../../users/find-mail-recipient'
import type { BillingDeps } from '../billing-deps'
import { groupPurchases, type Purchase } from '../withdrawals/group-purchases'
import { creditWaitingOrders, listWaitingOrders } from './credit-waiting-orders'
import { immediateStartMail } from './immediate-start-mail'

type Deps = Pick<BillingDeps, 'database' | 'jobs' | 'now' | 'orders' | 'origin' | 'withdrawals'>

/**
 * Stores the user's express request to use the minutes of a purchase before the end of the
 * withdrawal period (French Consumer Code, L221-25), credits the waiting minutes and confirms the
 * request by e-mail, in one transaction. The ledger entries, with the user as their actor, are the
 * evidence of the request and of its time. Returns the new balance and the credited minutes. When
 * the request is repeated or a withdrawal was declared, credits and stores nothing. Throws NOT_FOUND
 * unless `orderId` is the first order of a purchase that the user has paid.
 */
export const requestImmediateStart = (
  deps: Deps,
  { id: userId }: Pick<SignedInUser, 'id'>,
  orderId: string,
): Promise<{ minutesLeft: number; creditedMinutes: number }> =>
  deps.database.transaction(async (transaction) => {
    const orders = await deps.withdrawals.lockPaidOrders(transaction, userId)
    const purchase = groupPurchases(orders).find((candidate) => candidate.orderId === orderId)
    if (!purchase) throw new ApplicationError('NOT_FOUND')
    const creditedMinutes = await creditWaitingOrders(deps, transaction, purchase, {
      userId,
      actor: userId,
    })
    if (creditedMinutes > 0) {
      const waitingOrderIds = listWaitingOrders(purchase).map((order) => order.orderId)
      await deps.orders.storeImmediateStartRequest(transaction, waitingOrderIds)
      await confirmRequest(deps, transaction, { userId, purchase, creditedMinutes })
    }
    return { minutesLeft: (await readBalance(transaction, userId)) ?? 0, creditedMinutes }
  })

async function confirmRequest(
  { jobs, now, origin }: Deps,
  transaction: Transaction,
  request: { userId: string; purchase: Purchase; creditedMinutes: number },
) {
  const recipient = await findMailRecipient(transaction, request.userId)
  if (!recipient) return
  const { orderedAt, offerKey, paidAt, orderId } = request.purchase
  const name = formatPurchaseName({ offerKey: readOfferKey(offerKey) })
  const mail = immediateStartMail(recipient.email, origin, {
    orderId,
    statement: composeImmediateStartRequest({ name, orderedAt }),
    requestedAt: now(),
    minutes: request.creditedMinutes,
    lastWithdrawalDay: getLastWithdrawalDay(paidAt),
  })
  await jobs.enqueue(transaction, 'send-receipt', mail)
}
