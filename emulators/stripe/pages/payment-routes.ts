import type { FastifyInstance, FastifyReply } from 'fastify'
import { redirectTo } from '../../page/page-layout'
import { checkCard, emptyCardForm, readCardForm } from '../cards/card-form'
import { stripeEmulatorPath } from '../demonstration-account'
import { type FormFields, readFormFields } from '../form-fields'
import type { CheckoutSession } from '../objects/checkout-session'
import { expireCheckoutSession } from '../payments/expire-checkout-session'
import {
  declineAuthentication,
  type PaymentOutcome,
  payCheckoutSession,
} from '../payments/pay-checkout-session'
import type { RunInTransaction, TransactionContext } from '../state/transaction-context'
import { findTestCardForm } from './card-fields'
import { type CardFormAttempt, createCardFormAttempts, toFormState } from './card-form-attempts'
import {
  getAuthenticationPath,
  getPaymentPath,
  getSuccessUrl,
  renderAuthentication,
  renderClosed,
  renderPayment,
  renderUnknownPayment,
} from './payment-page'
import { sendPage } from './stripe-page'

type PageRoute = { Params: { id: string }; Querystring: { card?: unknown }; Body: string }

const authenticationDeclined = {
  code: 'card_declined',
  declineCode: 'authentication_required',
  message: 'Le paiement n’a pas été confirmé\u00a0: rien n’a été débité.',
} as const

const emptyForm = { form: emptyCardForm, errors: {}, isPaymentDelayed: false }

/** Serves the payment page and the authentication page. Every form post for a known session ends in a redirect. */
export async function paymentRoutes(app: FastifyInstance, { run }: { run: RunInTransaction }) {
  const path = `${stripeEmulatorPath}/pay/:id`
  const attempts = createCardFormAttempts()

  app.get<PageRoute>(path, async ({ params, query }, reply) => {
    const session = await run((context) => findSession(context, params.id))
    if (!session) return sendPage(reply.code(404), renderUnknownPayment())
    if (session.status !== 'open') return sendClosed(reply, session)
    const testCardForm = findTestCardForm(query.card)
    const attempt = attempts.find(session.id)
    const formState = testCardForm || !attempt ? emptyForm : toFormState(attempt)
    const page = renderPayment({
      ...formState,
      ...(testCardForm && { form: testCardForm }),
      session,
    })
    return sendPage(reply, page, getFormTargets(session))
  })

  app.get<PageRoute>(`${path}/confirmation`, async ({ params }, reply) => {
    const session = await run((context) => findSession(context, params.id))
    if (!session) return sendPage(reply.code(404), renderUnknownPayment())
    if (session.status !== 'open') return sendClosed(reply, session)
    const attempt = attempts.find(session.id)
    if (attempt?.outcome.state !== 'requires-authentication')
      return redirectTo(reply, getPaymentPath(session))
    return sendPage(reply, renderAuthentication({ session, ...attempt }), getFormTargets(session))
  })

  app.post<PageRoute>(path, async ({ params, body }, reply) => {
    const fields = readFormFields(body)
    if (fields['decision'] === 'cancel') {
      const session = await run((context) => findSession(context, params.id))
      return redirectTo(reply, session?.cancel_url ?? '/')
    }
    return pay(reply, { id: params.id, fields, isAuthenticated: false })
  })

  app.post<PageRoute>(`${path}/confirmation`, async ({ params, body }, reply) => {
    const fields = readFormFields(body)
    if (fields['decision'] === 'confirm')
      return pay(reply, { id: params.id, fields, isAuthenticated: true })
    const session = await run((context) =>
      declineAuthentication(context, params.id, authenticationDeclined),
    )
    if (!session) return sendPage(reply.code(404), renderUnknownPayment())
    if (session.status !== 'open') return redirectToResult(reply, session)
    return redirectToForm(reply, session, {
      ...readSubmission(fields),
      outcome: { state: 'declined', message: authenticationDeclined.message },
    })
  })

  type CardSubmission = { id: string; fields: FormFields; isAuthenticated: boolean }

  async function pay(reply: FastifyReply, { id, fields, isAuthenticated }: CardSubmission) {
    const { form, isPaymentDelayed } = readSubmission(fields)
    const result = await run(async (context) => {
      const checkedCard = checkCard(form, context.now)
      if (checkedCard.state === 'accepted') {
        const { card } = checkedCard
        return payCheckoutSession(context, {
          sessionId: id,
          card,
          isAuthenticated,
          isPaymentDelayed,
        })
      }
      const session = await findSession(context, id)
      return session && { ...checkedCard, session }
    })
    if (!result) return sendPage(reply.code(404), renderUnknownPayment())
    const { session } = result
    if (session.status !== 'open') return redirectToResult(reply, session)
    const attempt = { form, isPaymentDelayed }
    if (result.state === 'invalid')
      return redirectToForm(reply, session, {
        ...attempt,
        outcome: { state: 'invalid', errors: result.errors },
      })
    return redirectAfterAttempt(reply, result, attempt)
  }

  function redirectAfterAttempt(
    reply: FastifyReply,
    outcome: PaymentOutcome,
    attempt: Omit<CardFormAttempt, 'outcome'>,
  ) {
    const { session } = outcome
    switch (outcome.state) {
      case 'completed':
      case 'closed':
        return redirectToResult(reply, session)
      case 'requires-authentication':
        attempts.store(session.id, { ...attempt, outcome: { state: 'requires-authentication' } })
        return redirectTo(reply, getAuthenticationPath(session))
      case 'declined':
        return redirectToForm(reply, session, {
          ...attempt,
          outcome: { state: 'declined', message: outcome.decline.message },
        })
    }
  }

  function redirectToForm(reply: FastifyReply, session: CheckoutSession, attempt: CardFormAttempt) {
    attempts.store(session.id, attempt)
    return redirectTo(reply, getPaymentPath(session))
  }

  /**
   * Forgets the last attempt, and redirects to the success URL of a completed session or to the payment page of any
   * other.
   */
  function redirectToResult(reply: FastifyReply, session: CheckoutSession) {
    attempts.remove(session.id)
    const successUrl = session.status === 'complete' ? getSuccessUrl(session) : null
    return redirectTo(reply, successUrl ?? getPaymentPath(session))
  }
}

const readSubmission = (fields: FormFields) => ({
  form: readCardForm(fields),
  isPaymentDelayed: fields['delayed'] === 'true',
})

/** Finds a session and expires it if it is due, instead of waiting for the periodic check. */
async function findSession(context: TransactionContext, id: string) {
  const session = await context.store.findLocked('checkout.session', id)
  const isExpired = session?.status === 'open' && session.expires_at <= context.now
  return isExpired ? expireCheckoutSession(context, session) : session
}

const sendClosed = (reply: FastifyReply, session: CheckoutSession) =>
  sendPage(reply.code(session.status === 'complete' ? 200 : 410), renderClosed(session))

const getFormTargets = ({ success_url, cancel_url }: CheckoutSession) => [success_url, cancel_url]
