import type { FastifyInstance, FastifyReply } from 'fastify'
import { redirectTo } from '../../page/page-layout'
import { checkCard, emptyCardForm, readCardForm } from '../cards/card-form'
import { stripeEmulatorPath } from '../demonstration-account'
import { readFormFields } from '../form-fields'
import { getId } from '../objects/identifier'
import type { RunInTransaction, TransactionContext } from '../state/transaction-context'
import { changeCard } from '../subscriptions/change-card'
import { changeSubscription } from '../subscriptions/change-subscription'
import { findTestCardForm } from './card-fields'
import { createCardFormAttempts, toFormState } from './card-form-attempts'
import {
  getCardChangePath,
  getPortalPath,
  renderCardChange,
  renderPortal,
  renderUnknownPortal,
} from './portal-page'
import { readPortal } from './read-portal'
import { sendPage } from './stripe-page'

type PageRoute = { Params: { id: string }; Querystring: { card?: unknown }; Body: string }

/**
 * Serves the billing portal, where a customer cancels or resumes a subscription and changes the
 * card.
 */
export async function portalRoutes(app: FastifyInstance, { run }: { run: RunInTransaction }) {
  const path = `${stripeEmulatorPath}/portal/:id`
  const attempts = createCardFormAttempts()

  app.get<PageRoute>(path, async ({ params }, reply) => {
    const portal = await run((context) => readPortal(context, params.id))
    return portal ? sendPage(reply, renderPortal(portal)) : sendUnknown(reply)
  })

  app.post<PageRoute>(path, async ({ params, body }, reply) => {
    const fields = readFormFields(body)
    const session = await run(async (context) => {
      const portalSession = await context.store.find('billing_portal.session', params.id)
      const subscriptionId = fields['subscription']
      if (portalSession && typeof subscriptionId === 'string')
        await applyDecision(context, {
          customerId: portalSession.customer,
          subscriptionId,
          shouldCancelAtPeriodEnd: fields['decision'] === 'cancel',
        })
      return portalSession
    })
    return session ? redirectTo(reply, getPortalPath(session)) : sendUnknown(reply)
  })

  app.get<PageRoute>(`${path}/card`, async ({ params, query }, reply) => {
    const session = await run(({ store }) => store.find('billing_portal.session', params.id))
    if (!session) return sendUnknown(reply)
    const testCardForm = findTestCardForm(query.card)
    const attempt = attempts.find(session.id)
    const { isPaymentDelayed: _, ...formState } =
      testCardForm || !attempt
        ? { form: testCardForm ?? emptyCardForm, errors: {}, isPaymentDelayed: false }
        : toFormState(attempt)
    return sendPage(reply, renderCardChange({ ...formState, session }))
  })

  app.post<PageRoute>(`${path}/card`, async ({ params, body }, reply) => {
    const form = readCardForm(readFormFields(body))
    const result = await run(async (context) => {
      const session = await context.store.find('billing_portal.session', params.id)
      if (!session) return undefined
      const checkedCard = checkCard(form, context.now)
      const isUsable =
        checkedCard.state === 'accepted' && checkedCard.card.outcome.kind !== 'declined'
      if (isUsable) await changeCard(context, session.customer, checkedCard.card)
      return { session, checkedCard }
    })
    if (!result) return sendUnknown(reply)
    const { session, checkedCard } = result
    const attempt = { form, isPaymentDelayed: false }
    if (checkedCard.state === 'invalid') {
      const { errors } = checkedCard
      attempts.store(session.id, { ...attempt, outcome: { state: 'invalid', errors } })
      return redirectTo(reply, getCardChangePath(session))
    }
    if (checkedCard.card.outcome.kind === 'declined') {
      const { message } = checkedCard.card.outcome.decline
      attempts.store(session.id, { ...attempt, outcome: { state: 'declined', message } })
      return redirectTo(reply, getCardChangePath(session))
    }
    attempts.remove(session.id)
    return redirectTo(reply, getPortalPath(session))
  })
}

type Decision = { customerId: string; subscriptionId: string; shouldCancelAtPeriodEnd: boolean }

/**
 * Sets a subscription of this customer to end with its period, or resumes it. Does nothing if that has been done
 * already, or if the subscription has ended.
 */
async function applyDecision(
  context: TransactionContext,
  { customerId, subscriptionId, shouldCancelAtPeriodEnd }: Decision,
) {
  const subscription = await context.store.findLocked('subscription', subscriptionId)
  if (!subscription || getId(subscription.customer) !== customerId) return
  if (
    subscription.status === 'canceled' ||
    subscription.cancel_at_period_end === shouldCancelAtPeriodEnd
  )
    return
  await changeSubscription(context, subscription, { shouldCancelAtPeriodEnd })
}

const sendUnknown = (reply: FastifyReply) => sendPage(reply.code(404), renderUnknownPortal())
