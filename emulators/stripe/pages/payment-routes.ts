import type { FastifyInstance, FastifyReply } from 'fastify'
import { leadTo } from '../../page/page-frame'
import { checkCard, emptyCardForm, readCardForm } from '../billing/card-form'
import { expireSession } from '../billing/expire-session'
import { type PaymentOutcome, paySession, refuseConfirmation } from '../billing/pay-session'
import { stripeStandInPath } from '../demonstration-account'
import { type FormFields, readFormFields } from '../form-fields'
import type { CheckoutSession } from '../objects/checkout-session'
import type { Books, RunInBooks } from '../state/books'
import { type CardAttempt, createCardAttempts, formOf } from './card-attempts'
import { exampleCard } from './card-fields'
import { sendPage } from './page-frame'
import {
  confirmationPath,
  paymentPath,
  renderClosed,
  renderConfirmation,
  renderPayment,
  renderUnknownPayment,
  successAddress,
} from './payment-page'

type Page = { Params: { id: string }; Querystring: { card?: unknown }; Body: string }

const notConfirmed = {
  code: 'card_declined',
  declineCode: 'authentication_required',
  message: 'Le paiement n’a pas été confirmé\u00a0: rien n’a été débité.',
} as const

const untouched = { typed: emptyCardForm, faults: {}, isDelayed: false }

/** The page that somebody pays on; each answer to its forms is a page of its own to fetch. */
export async function paymentRoutes(app: FastifyInstance, { run }: { run: RunInBooks }) {
  const path = `${stripeStandInPath}/pay/:id`
  const attempts = createCardAttempts()

  app.get<Page>(path, async ({ params, query }, reply) => {
    const session = await run((books) => findSession(books, params.id))
    if (!session) return sendPage(reply.code(404), renderUnknownPayment())
    if (session.status !== 'open') return sendClosed(reply, session)
    const example = exampleCard(query.card)
    const attempt = attempts.find(session.id)
    const form = example || !attempt ? untouched : formOf(attempt)
    const page = renderPayment({ ...form, ...(example && { typed: example }), session })
    return sendPage(reply, page, leadsTo(session))
  })

  app.get<Page>(`${path}/confirmation`, async ({ params }, reply) => {
    const session = await run((books) => findSession(books, params.id))
    if (!session) return sendPage(reply.code(404), renderUnknownPayment())
    if (session.status !== 'open') return sendClosed(reply, session)
    const attempt = attempts.find(session.id)
    if (attempt?.outcome.state !== 'asks') return leadTo(reply, paymentPath(session))
    return sendPage(reply, renderConfirmation({ session, ...attempt }), leadsTo(session))
  })

  app.post<Page>(path, async ({ params, body }, reply) => {
    const fields = readFormFields(body)
    if (fields['decision'] === 'cancel') {
      const session = await run((books) => findSession(books, params.id))
      return leadTo(reply, session?.cancel_url ?? '/')
    }
    return pay(reply, { id: params.id, fields, isConfirmed: false })
  })

  app.post<Page>(`${path}/confirmation`, async ({ params, body }, reply) => {
    const fields = readFormFields(body)
    if (fields['decision'] === 'confirm')
      return pay(reply, { id: params.id, fields, isConfirmed: true })
    const session = await run((books) => refuseConfirmation(books, params.id, notConfirmed))
    if (!session) return sendPage(reply.code(404), renderUnknownPayment())
    if (session.status !== 'open') return leadOn(reply, session)
    return showAgain(reply, session, {
      ...typedIn(fields),
      outcome: { state: 'refused', message: notConfirmed.message },
    })
  })

  type Attempt = { id: string; fields: FormFields; isConfirmed: boolean }

  async function pay(reply: FastifyReply, { id, fields, isConfirmed }: Attempt) {
    const { typed, isDelayed } = typedIn(fields)
    const answer = await run(async (books) => {
      const checked = checkCard(typed, books.now)
      if (checked.state === 'accepted') {
        const { card } = checked
        return paySession(books, { sessionId: id, card, isConfirmed, isDelayed })
      }
      const session = await findSession(books, id)
      return session && { ...checked, session }
    })
    if (!answer) return sendPage(reply.code(404), renderUnknownPayment())
    const { session } = answer
    if (session.status !== 'open') return leadOn(reply, session)
    const attempt = { typed, isDelayed }
    if (answer.state === 'faulty')
      return showAgain(reply, session, {
        ...attempt,
        outcome: { state: 'faulty', faults: answer.faults },
      })
    return showOutcome(reply, answer, attempt)
  }

  function showOutcome(
    reply: FastifyReply,
    outcome: PaymentOutcome,
    attempt: Omit<CardAttempt, 'outcome'>,
  ) {
    const { session } = outcome
    switch (outcome.state) {
      case 'paid':
      case 'closed':
        return leadOn(reply, session)
      case 'asks':
        attempts.keep(session.id, { ...attempt, outcome: { state: 'asks' } })
        return leadTo(reply, confirmationPath(session))
      case 'declined':
        return showAgain(reply, session, {
          ...attempt,
          outcome: { state: 'refused', message: outcome.decline.message },
        })
    }
  }

  function showAgain(reply: FastifyReply, session: CheckoutSession, attempt: CardAttempt) {
    attempts.keep(session.id, attempt)
    return leadTo(reply, paymentPath(session))
  }

  /** Paid, also by a second click or in another window: where the product asked for; or why not. */
  function leadOn(reply: FastifyReply, session: CheckoutSession) {
    attempts.forget(session.id)
    const address = session.status === 'complete' ? successAddress(session) : null
    return leadTo(reply, address ?? paymentPath(session))
  }
}

const typedIn = (fields: FormFields) => ({
  typed: readCardForm(fields),
  isDelayed: fields['delayed'] === 'true',
})

/** Nobody needs to wait for the minute's round to see that it is too late. */
async function findSession(books: Books, id: string) {
  const session = await books.store.findLocked('checkout.session', id)
  const isOver = session?.status === 'open' && session.expires_at <= books.now
  return isOver ? expireSession(books, session) : session
}

const sendClosed = (reply: FastifyReply, session: CheckoutSession) =>
  sendPage(reply.code(session.status === 'complete' ? 200 : 410), renderClosed(session))

const leadsTo = ({ success_url, cancel_url }: CheckoutSession) => [success_url, cancel_url]
