import type Stripe from 'stripe'
import { escapeHtml } from '../../../server/platform/http/responses/escape-html'
import type { CardForm, CardFormErrors } from '../cards/card-form'
import { stripeEmulatorPath } from '../demonstration-account'
import { getSubscriptionItem } from '../objects/subscription'
import { renderCardFields, renderTestCards } from './card-fields'
import { formatAmount, formatDate, formatPrice } from './format'
import { renderNotice, renderPage } from './stripe-page'

export type PortalSubscription = {
  subscription: Stripe.Subscription
  name: string
  card: Stripe.PaymentMethod.Card | undefined
}

export type Portal = {
  session: Stripe.BillingPortal.Session
  subscriptions: readonly PortalSubscription[]
  invoices: readonly Stripe.Invoice[]
}

/** Renders the customer's subscriptions, each with its card, and the customer's invoices. */
export function renderPortal({ session, subscriptions, invoices }: Portal) {
  const list =
    subscriptions.length > 0
      ? subscriptions.map((shown) => renderSubscription(session, shown)).join('')
      : '<p class="empty">Aucun abonnement en cours.</p>'
  return renderPage(
    'Votre abonnement',
    `<h1>Votre abonnement</h1>
${list}
${renderInvoices(invoices)}
${renderReturnLink(session)}`,
  )
}

function renderSubscription(
  session: Stripe.BillingPortal.Session,
  { subscription, name, card }: PortalSubscription,
) {
  const item = getSubscriptionItem(subscription)
  const isEnding = subscription.cancel_at_period_end
  return `<section class="panel">
<h2>${escapeHtml(name)}</h2>
<p>${formatPrice(item.price, item.quantity ?? 1)}</p>
<p class="note">${formatSubscriptionState(subscription)}</p>
<p class="note">${card ? `Carte ${escapeHtml(formatBrand(card))} se terminant par ${card.last4}, valable jusqu’au ${String(card.exp_month).padStart(2, '0')}/${card.exp_year}` : 'Aucune carte'}</p>
<form method="post" action="${getPortalPath(session)}">
<input type="hidden" name="subscription" value="${subscription.id}">
<div class="actions">
<button name="decision" value="${isEnding ? 'resume' : 'cancel'}">${isEnding ? 'Reprendre l’abonnement' : 'Résilier l’abonnement'}</button>
</div>
</form>
<p class="next"><a href="${getCardChangePath(session)}">Changer de carte</a></p>
</section>`
}

function formatSubscriptionState(subscription: Stripe.Subscription) {
  const { current_period_end: end } = getSubscriptionItem(subscription)
  if (subscription.status === 'past_due')
    return 'Le dernier paiement a été refusé. Changez de carte pour régler la période en cours.'
  return subscription.cancel_at_period_end
    ? `Se termine le ${formatDate(end)}`
    : `Prochain renouvellement le ${formatDate(end)}`
}

const formatBrand = ({ brand }: Stripe.PaymentMethod.Card) =>
  brand === 'mastercard' ? 'Mastercard' : 'Visa'

function renderInvoices(invoices: readonly Stripe.Invoice[]) {
  if (invoices.length === 0) return ''
  const rows = invoices.map(
    ({ number, created, total, currency, status }) =>
      `<li><span>${formatDate(created)}</span><span>${formatAmount(total, currency)}</span><span class="note">${escapeHtml(number ?? '')}</span><span class="note">${status === 'paid' ? 'Payée' : 'À régler'}</span></li>`,
  )
  return `<section aria-labelledby="invoices"><h2 id="invoices">Factures</h2><ul class="rows">${rows.join('')}</ul></section>`
}

const renderReturnLink = ({ return_url }: Stripe.BillingPortal.Session) =>
  return_url
    ? `<p class="next"><a class="button" href="${escapeHtml(return_url)}">Revenir sur Amivoix</a></p>`
    : ''

type CardChangePage = {
  session: Stripe.BillingPortal.Session
  form: CardForm
  errors: CardFormErrors
  declineMessage?: string
}

export const renderCardChange = ({ session, form, errors, declineMessage }: CardChangePage) =>
  renderPage(
    'Changer de carte',
    `<a class="back" href="${getPortalPath(session)}">← Votre abonnement</a>
<h1>Changer de carte</h1>
${declineMessage ? `<p class="decline" role="alert">${escapeHtml(declineMessage)}</p>` : ''}
<form method="post" action="${getCardChangePath(session)}" novalidate>
<fieldset><legend>Nouvelle carte</legend>${renderCardFields(form, errors)}</fieldset>
<div class="actions"><button class="primary">Enregistrer la carte</button></div>
</form>
${renderTestCards(getCardChangePath(session))}`,
  )

export const renderUnknownPortal = () =>
  renderNotice('Page introuvable', 'Cette page n’existe pas ou n’existe plus.', '/')

export const getPortalPath = ({ id }: Stripe.BillingPortal.Session) =>
  `${stripeEmulatorPath}/portal/${id}`

export const getCardChangePath = (session: Stripe.BillingPortal.Session) =>
  `${getPortalPath(session)}/card`
