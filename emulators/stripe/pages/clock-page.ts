import type Stripe from 'stripe'
import { stripeEmulatorPath } from '../demonstration-account'
import type { EventType } from '../objects/event'
import { formatTime } from './format'
import { renderDisputes } from './render-disputes'
import { renderPage } from './stripe-page'

export type DisplayedEvent = {
  id: string
  type: EventType
  created: number
  /** Delivery attempts so far; null once delivery has ended. */
  attempts: number | null
  /** Whether the product has acknowledged the event. */
  isDelivered: boolean
}

const eventLabels: Record<EventType, string> = {
  'checkout.session.completed': 'Paiement terminé',
  'checkout.session.async_payment_succeeded': 'Paiement différé reçu',
  'checkout.session.async_payment_failed': 'Paiement différé refusé',
  'checkout.session.expired': 'Page de paiement expirée',
  'invoice.paid': 'Facture payée',
  'invoice.payment_failed': 'Paiement d’une facture refusé',
  'customer.subscription.created': 'Abonnement commencé',
  'customer.subscription.updated': 'Abonnement modifié',
  'customer.subscription.deleted': 'Abonnement terminé',
  'charge.refunded': 'Remboursement',
  'charge.dispute.created': 'Paiement contesté',
  'charge.dispute.closed': 'Litige clos',
  'charge.dispute.funds_withdrawn': 'Argent d’un litige retiré',
  'charge.dispute.funds_reinstated': 'Argent d’un litige rendu',
}

/**
 * Renders the emulator's time, the buttons that advance it, the open disputes, and the latest
 * events.
 */
export const renderClock = (
  now: number,
  events: readonly DisplayedEvent[],
  disputes: readonly Stripe.Dispute[],
) =>
  renderPage(
    'Horloge des paiements',
    `<h1>Horloge</h1>
<p class="note">Les abonnements de démonstration se renouvellent selon cette heure : ${formatTime(now)}. Avancez-la pour voir ce qui arrive ensuite ; elle ne recule pas.</p>
<form method="post" action="${stripeEmulatorPath}">
<div class="actions">
<button name="step" value="day">Avancer d’un jour</button>
<button name="step" value="week">Avancer d’une semaine</button>
<button name="step" value="month">Avancer d’un mois</button>
</div>
<label class="check"><input type="checkbox" name="declined" value="true"><span>avec un paiement refusé</span></label>
</form>
${renderDisputes(disputes)}
<section aria-labelledby="events">
<h2 id="events">Derniers événements</h2>
${
  events.length > 0
    ? `<ul class="rows">${events.map(renderEvent).join('')}</ul>`
    : '<p class="empty">Aucun événement pour le moment.</p>'
}
</section>
<p class="next"><a class="button" href="/">Revenir sur Amivoix</a></p>`,
  )

const renderEvent = (event: DisplayedEvent) =>
  `<li><span>${eventLabels[event.type]}</span><span>${formatTime(event.created)}</span><span class="note">${event.type}</span><span class="note">${formatDeliveryState(event)}</span></li>`

function formatDeliveryState({ attempts, isDelivered }: DisplayedEvent) {
  if (isDelivered) return 'Transmis'
  if (attempts === null) return 'Non transmis'
  return attempts > 1 ? `En attente, ${attempts} essais` : 'En attente'
}
