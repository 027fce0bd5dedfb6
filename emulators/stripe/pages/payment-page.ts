import { escapeHtml } from '../../../server/platform/http/responses/escape-html'
import type { CardForm, CardFormErrors } from '../cards/card-form'
import { stripeEmulatorPath } from '../demonstration-account'
import type { CheckoutSession } from '../objects/checkout-session'
import { renderCardFields, renderHiddenCardFields, renderTestCards } from './card-fields'
import { formatAmount, formatPrice } from './format'
import { renderNotice, renderPage } from './stripe-page'

type PaymentPage = {
  session: CheckoutSession
  form: CardForm
  errors: CardFormErrors
  isPaymentDelayed: boolean
  /** Why the last attempt was declined. */
  declineMessage?: string
}

/** Renders what is bought, the card form, and the buttons to pay or cancel. */
export function renderPayment({
  session,
  form,
  errors,
  isPaymentDelayed,
  declineMessage,
}: PaymentPage) {
  const path = getPaymentPath(session)
  const buttons = `<div class="actions">
<button class="primary" name="decision" value="pay">Payer ${formatSessionAmount(session)}</button>
${session.cancel_url ? '<button name="decision" value="cancel">Annuler</button>' : ''}
</div>`
  const delayCheckbox = `<label class="check"><input type="checkbox" name="delayed" value="true"${isPaymentDelayed ? ' checked' : ''}><span>Paiement différé : la banque répond le lendemain</span></label>`
  return renderPage(
    `Payer ${formatSessionAmount(session)}`,
    `<h1>Paiement</h1>
${renderLineItems(session)}
${declineMessage ? `<p class="decline" role="alert">${escapeHtml(declineMessage)}</p>` : ''}
<form method="post" action="${path}" novalidate>
<fieldset><legend>Carte</legend>${renderCardFields(form, errors)}</fieldset>
${session.mode === 'payment' ? delayCheckbox : ''}
${buttons}
</form>
${renderTestCards(path)}`,
  )
}

/** Renders the bank's request to confirm the payment (3-D Secure). */
export const renderAuthentication = ({
  session,
  form,
  isPaymentDelayed,
}: Omit<PaymentPage, 'errors'>) =>
  renderPage(
    'Confirmation de la banque',
    `<h1>Votre banque vous demande confirmation</h1>
<p class="note">Vous payez ${formatSessionAmount(session)} à Amivoix avec la carte qui se termine par ${escapeHtml(form.number.trim().slice(-4))}.</p>
<form method="post" action="${getAuthenticationPath(session)}" novalidate>
${renderHiddenCardFields(form)}
${isPaymentDelayed ? '<input type="hidden" name="delayed" value="true">' : ''}
<div class="actions">
<button class="primary" name="decision" value="confirm">Confirmer le paiement</button>
<button name="decision" value="refuse">Refuser</button>
</div>
</form>`,
  )

/** Renders the notice for a completed or expired session. */
export function renderClosed(session: CheckoutSession) {
  if (session.status === 'complete')
    return renderNotice(
      'Paiement déjà effectué',
      'Ce paiement a été enregistré une fois. Rien d’autre ne sera demandé.',
      getSuccessUrl(session),
    )
  return renderNotice(
    'Page de paiement expirée',
    'Le délai pour payer est dépassé. Rien n’a été débité : vous pouvez recommencer depuis Amivoix.',
    session.cancel_url,
  )
}

export const renderUnknownPayment = () =>
  renderNotice('Page introuvable', 'Cette page de paiement n’existe pas.', '/')

/** Returns the success URL, with the session id in place of {CHECKOUT_SESSION_ID}. */
export const getSuccessUrl = ({ id, success_url }: CheckoutSession) =>
  success_url && new URL(success_url.replaceAll('{CHECKOUT_SESSION_ID}', id)).href

export const getPaymentPath = ({ id }: CheckoutSession) => `${stripeEmulatorPath}/pay/${id}`

export const getAuthenticationPath = (session: CheckoutSession) =>
  `${getPaymentPath(session)}/confirmation`

const formatSessionAmount = ({ amount_total, currency }: CheckoutSession) =>
  formatAmount(amount_total ?? 0, currency ?? 'eur')

const renderLineItems = ({ internalState }: CheckoutSession) =>
  `<dl class="order">${internalState.lineItems
    .map(({ description, price, quantity, amount_total, currency }) => {
      const count = quantity ?? 1
      const name = `${escapeHtml(description ?? '')}${count > 1 ? ` × ${count}` : ''}`
      const amount = price ? formatPrice(price, count) : formatAmount(amount_total, currency)
      return `<div><dt>${name}</dt><dd>${amount}</dd></div>`
    })
    .join('')}</dl>`
