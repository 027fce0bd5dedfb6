import type { FastifyInstance, FastifyReply } from 'fastify'
import { leadTo } from '../../page/page-frame'
import { checkCard, emptyCardForm, readCardForm } from '../billing/card-form'
import { changeCard } from '../billing/change-card'
import { changeSubscription } from '../billing/change-subscription'
import { idOf } from '../billing/reference'
import { stripeStandInPath } from '../demonstration-account'
import { readFormFields } from '../form-fields'
import type { Books, RunInBooks } from '../state/books'
import { createCardAttempts, formOf } from './card-attempts'
import { exampleCard } from './card-fields'
import { sendPage } from './page-frame'
import {
  cardChangePath,
  portalPath,
  renderCardChange,
  renderPortal,
  renderUnknownPortal,
} from './portal-page'
import { readPortal } from './read-portal'

type Page = { Params: { id: string }; Querystring: { card?: unknown }; Body: string }

/** The page where a customer looks after their subscription. */
export async function portalRoutes(app: FastifyInstance, { run }: { run: RunInBooks }) {
  const path = `${stripeStandInPath}/portal/:id`
  const attempts = createCardAttempts()

  app.get<Page>(path, async ({ params }, reply) => {
    const portal = await run((books) => readPortal(books, params.id))
    return portal ? sendPage(reply, renderPortal(portal)) : sendUnknown(reply)
  })

  app.post<Page>(path, async ({ params, body }, reply) => {
    const fields = readFormFields(body)
    const session = await run(async (books) => {
      const found = await books.store.find('billing_portal.session', params.id)
      const subscriptionId = fields['subscription']
      if (found && typeof subscriptionId === 'string')
        await decide(books, {
          customerId: found.customer,
          subscriptionId,
          isEnding: fields['decision'] === 'cancel',
        })
      return found
    })
    return session ? leadTo(reply, portalPath(session)) : sendUnknown(reply)
  })

  app.get<Page>(`${path}/card`, async ({ params, query }, reply) => {
    const session = await run(({ store }) => store.find('billing_portal.session', params.id))
    if (!session) return sendUnknown(reply)
    const example = exampleCard(query.card)
    const attempt = attempts.find(session.id)
    const { isDelayed: _, ...form } =
      example || !attempt
        ? { typed: example ?? emptyCardForm, faults: {}, isDelayed: false }
        : formOf(attempt)
    return sendPage(reply, renderCardChange({ ...form, session }))
  })

  app.post<Page>(`${path}/card`, async ({ params, body }, reply) => {
    const typed = readCardForm(readFormFields(body))
    const answer = await run(async (books) => {
      const session = await books.store.find('billing_portal.session', params.id)
      if (!session) return undefined
      const checked = checkCard(typed, books.now)
      const isUsable = checked.state === 'accepted' && checked.card.answer.kind !== 'declined'
      if (isUsable) await changeCard(books, session.customer, checked.card)
      return { session, checked }
    })
    if (!answer) return sendUnknown(reply)
    const { session, checked } = answer
    const attempt = { typed, isDelayed: false }
    if (checked.state === 'faulty') {
      const { faults } = checked
      attempts.keep(session.id, { ...attempt, outcome: { state: 'faulty', faults } })
      return leadTo(reply, cardChangePath(session))
    }
    if (checked.card.answer.kind === 'declined') {
      const { message } = checked.card.answer.decline
      attempts.keep(session.id, { ...attempt, outcome: { state: 'refused', message } })
      return leadTo(reply, cardChangePath(session))
    }
    attempts.forget(session.id)
    return leadTo(reply, portalPath(session))
  })
}

type Decision = { customerId: string; subscriptionId: string; isEnding: boolean }

/** A second click, or a page that is older than the subscription, changes nothing. */
async function decide(books: Books, { customerId, subscriptionId, isEnding }: Decision) {
  const subscription = await books.store.findLocked('subscription', subscriptionId)
  if (!subscription || idOf(subscription.customer) !== customerId) return
  if (subscription.status === 'canceled' || subscription.cancel_at_period_end === isEnding) return
  await changeSubscription(books, subscription, { isEnding })
}

const sendUnknown = (reply: FastifyReply) => sendPage(reply.code(404), renderUnknownPortal())
