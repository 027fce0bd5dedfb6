import type { FastifyInstance, FastifyReply } from 'fastify'
import { leadTo } from '../../page/page-frame'
import { checkCard, emptyCardForm, readCardForm } from '../billing/card-form'
import { expireSession } from '../billing/expire-session'
import { type PaymentOutcome, paySession, refuseConfirmation } from '../billing/pay-session'
import { stripeStandInPath } from '../demonstration-account'
import { type FormFields, readFormFields } from '../form-fields'
import type { CheckoutSession } from '../objects/checkout-session'
import type { Books, RunInBooks } from '../state/books'
import { exampleCard } from './card-fields'
import { sendPage } from './page-frame'
import {
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
  message: 'Le paiement n’a pas été confirmé : rien n’a été débité.',
} as const

/** The page that somebody pays on. */
export async function paymentRoutes(app: FastifyInstance, { run }: { run: RunInBooks }) {
  const path = `${stripeStandInPath}/pay/:id`

  app.get<Page>(path, async ({ params, query }, reply) => {
    const session = await run((books) => findSession(books, params.id))
    if (!session) return sendPage(reply.code(404), renderUnknownPayment())
    if (session.status !== 'open') return sendClosed(reply, session)
    const typed = exampleCard(query.card) ?? emptyCardForm
    return sendForm(reply, { session, typed, faults: {}, isDelayed: false })
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
    if (session.status !== 'open') return sendClosed(reply, session)
    return sendFormAgain(reply.code(402), {
      ...typedIn(fields),
      session,
      faults: {},
      refusal: notConfirmed.message,
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
    if (answer.state !== 'faulty') return sendOutcome(reply, answer, { typed, isDelayed })
    if (session.status !== 'open') return sendClosed(reply, session)
    return sendFormAgain(reply.code(400), { session, typed, isDelayed, faults: answer.faults })
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

type Typed = ReturnType<typeof typedIn>

function sendOutcome(reply: FastifyReply, outcome: PaymentOutcome, { typed, isDelayed }: Typed) {
  const { session } = outcome
  switch (outcome.state) {
    case 'paid':
      return leadTo(reply, successAddress(session) ?? '/')
    case 'closed':
      // A second click goes where the first went.
      return session.status === 'complete'
        ? leadTo(reply, successAddress(session) ?? '/')
        : sendClosed(reply, session)
    case 'asks':
      return sendPage(reply, renderConfirmation({ session, typed, isDelayed }), leadsTo(session))
    case 'declined':
      return sendFormAgain(reply.code(402), {
        session,
        typed,
        isDelayed,
        faults: {},
        refusal: outcome.decline.message,
      })
  }
}

type Form = Parameters<typeof renderPayment>[0]

const sendForm = (reply: FastifyReply, form: Form) =>
  sendPage(reply, renderPayment(form), leadsTo(form.session))

/** Everything typed comes back but the code, which nobody may keep. */
const sendFormAgain = (reply: FastifyReply, { typed, ...form }: Form) =>
  sendForm(reply, { ...form, typed: { ...typed, code: '' } })

const sendClosed = (reply: FastifyReply, session: CheckoutSession) =>
  sendPage(reply.code(session.status === 'complete' ? 200 : 410), renderClosed(session))

const leadsTo = ({ success_url, cancel_url }: CheckoutSession) => [success_url, cancel_url]
