import type Stripe from 'stripe'
import { stripeEmulatorPath } from '../demonstration-account'
import { formatAmount, formatTime } from './format'

/** Renders the open disputes with a button for each verdict. */
export function renderDisputes(disputes: readonly Stripe.Dispute[]) {
  if (disputes.length === 0) return ''
  return `<section aria-labelledby="disputes">
<h2 id="disputes">Litiges en cours</h2>
<p class="note">La banque a repris l’argent. Décidez à sa place.</p>
<ul class="rows">${disputes.map(renderDispute).join('')}</ul>
</section>`
}

const renderDispute = ({ id, amount, currency, created }: Stripe.Dispute) =>
  `<li><span>${formatAmount(amount, currency)}</span><span>${formatTime(created)}</span>
<form class="verdict" method="post" action="${stripeEmulatorPath}/disputes/${id}">
<button name="verdict" value="won">Donner raison à Amivoix</button>
<button name="verdict" value="lost">Donner raison au client</button>
</form></li>`
