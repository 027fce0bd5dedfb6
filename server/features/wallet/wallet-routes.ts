import { implement } from '@orpc/server'
import { walletContract } from '../../../contract/billing/wallet'
import { answerErrors, type RequestContext, requirePerson } from '../../platform/http/procedures'
import { listMovements } from './list-movements'
import { listOrders } from './list-orders'
import { readWallet, type WalletParts } from './read-wallet'

const procedures = implement(walletContract)
  .$context<RequestContext>()
  .use(answerErrors)
  .use(requirePerson)

export const createWalletRoutes = (parts: WalletParts) =>
  procedures.router({
    read: procedures.read.handler(({ context }) =>
      readWallet({ ...parts, payment: parts.paymentFor(context) }, context.person),
    ),
    orders: procedures.orders.handler(({ context }) => listOrders(parts.wallets, context.person)),
    movements: procedures.movements.handler(({ context, input }) =>
      listMovements(parts.wallets, context.person, input.before),
    ),
  })
