import { formatParisDay } from '../formatting/paris-time'
import { withdrawalDays } from './withdrawal-period'

/**
 * Composes the buyer's express request to use the minutes of an order before the withdrawal period
 * ends, and the acknowledgement that used minutes are not refunded (French Consumer Code, L221-25).
 * The text is shown beside the button and repeated unchanged in the confirmation e-mail.
 */
export const composeImmediateStartRequest = ({
  name,
  orderedAt,
}: {
  name: string
  orderedAt: Date
}) =>
  `Je demande à utiliser dès maintenant les minutes de ma commande ${name} du ${formatParisDay(orderedAt)}, sans attendre la fin des ${withdrawalDays}\u00a0jours de rétractation. Si je me rétracte, je sais que les minutes déjà utilisées resteront à ma charge\u00a0: seules les autres me seront remboursées.`
