import { escapeHtml } from '../../../server/platform/http/escape-html'
import type { CardFaults, CardForm } from '../billing/card-form'
import { stripeStandInPath } from '../demonstration-account'
import type { CheckoutSession } from '../objects/checkout-session'
import { renderCardFields, renderHiddenCard, renderTestCards } from './card-fields'
import { formatAmount, formatPrice } from './format'
import { renderNotice, renderPage } from './page-frame'

type Payment = {
  session: CheckoutSession
  typed: CardForm
  faults: CardFaults
  isDelayed: boolean
  /** Why the last attempt came to nothing. */
  refusal?: string
}

/** What is bought, the card, and the two answers. */
export function renderPayment({ session, typed, faults, isDelayed, refusal }: Payment) {
  const path = paymentPath(session)
  const answers = `<div class="answers">
<button class="primary" name="decision" value="pay">Payer ${amountOf(session)}</button>
${session.cancel_url ? '<button name="decision" value="cancel">Annuler</button>' : ''}
</div>`
  const delay = `<label class="check"><input type="checkbox" name="delayed" value="true"${isDelayed ? ' checked' : ''}><span>Paiement différé : la banque répond le lendemain</span></label>`
  return renderPage(
    `Payer ${amountOf(session)}`,
    `<h1>Paiement</h1>
${renderOrder(session)}
${refusal ? `<p class="refusal" role="alert">${escapeHtml(refusal)}</p>` : ''}
<form method="post" action="${path}" novalidate>
<fieldset><legend>Carte</legend>${renderCardFields(typed, faults)}</fieldset>
${session.mode === 'payment' ? delay : ''}
${answers}
</form>
${renderTestCards(path)}`,
  )
}

/** The bank's own question (3-D Secure), in its own words. */
export const renderConfirmation = ({ session, typed, isDelayed }: Omit<Payment, 'faults'>) =>
  renderPage(
    'Confirmation de la banque',
    `<h1>Votre banque vous demande confirmation</h1>
<p class="note">Vous payez ${amountOf(session)} à Amivoix avec la carte qui se termine par ${escapeHtml(typed.number.trim().slice(-4))}.</p>
<form method="post" action="${confirmationPath(session)}" novalidate>
${renderHiddenCard(typed)}
${isDelayed ? '<input type="hidden" name="delayed" value="true">' : ''}
<div class="answers">
<button class="primary" name="decision" value="confirm">Confirmer le paiement</button>
<button name="decision" value="refuse">Refuser</button>
</div>
</form>`,
  )

/** A session that takes no payment any more, and where it leads. */
export function renderClosed(session: CheckoutSession) {
  if (session.status === 'complete')
    return renderNotice(
      'Paiement déjà effectué',
      'Ce paiement a été enregistré une fois. Rien d’autre ne sera demandé.',
      successAddress(session),
    )
  return renderNotice(
    'Page de paiement expirée',
    'Le délai pour payer est dépassé. Rien n’a été débité : vous pouvez recommencer depuis Amivoix.',
    session.cancel_url,
  )
}

export const renderUnknownPayment = () =>
  renderNotice('Page introuvable', 'Cette page de paiement n’existe pas.', '/')

/** Where a paid session leads, with its id where the product asked for it. */
export const successAddress = ({ id, success_url }: CheckoutSession) =>
  success_url && new URL(success_url.replaceAll('{CHECKOUT_SESSION_ID}', id)).href

export const paymentPath = ({ id }: CheckoutSession) => `${stripeStandInPath}/pay/${id}`

export const confirmationPath = (session: CheckoutSession) => `${paymentPath(session)}/confirmation`

const amountOf = ({ amount_total, currency }: CheckoutSession) =>
  formatAmount(amount_total ?? 0, currency ?? 'eur')

const renderOrder = ({ unseen }: CheckoutSession) =>
  `<dl class="order">${unseen.lineItems
    .map(({ description, price, quantity, amount_total, currency }) => {
      const count = quantity ?? 1
      const name = `${escapeHtml(description ?? '')}${count > 1 ? ` × ${count}` : ''}`
      const amount = price ? formatPrice(price, count) : formatAmount(amount_total, currency)
      return `<div><dt>${name}</dt><dd>${amount}</dd></div>`
    })
    .join('')}</dl>`
