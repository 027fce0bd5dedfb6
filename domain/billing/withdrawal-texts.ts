import { formatEuros } from '../formatting/euros'
import { formatMinutes } from '../formatting/minutes'
import { formatCalendarDay, formatParisDay } from '../formatting/paris-time'
import { type OfferKey, offers } from '../offers'
import type { WithdrawalLine } from './withdrawal'

/** Returns the offer's name; a generic one for an offer that is no longer sold. */
export const formatPurchaseName = ({ offerKey }: { offerKey: OfferKey | null }) =>
  offerKey ? offers[offerKey].name : 'Achat de minutes'

type Purchase = { name: string; orderedAt: Date }

/**
 * Composes the withdrawal statement that the buyer confirms; it is stored unchanged (French Consumer Code,
 * L221-21).
 */
export const composeWithdrawalStatement = ({ name, orderedAt }: Purchase) =>
  `Je renonce à mon contrat ${name}, commandé le ${formatParisDay(orderedAt)}.`

/**
 * `leftMinutes`: the order's minutes that neither a refund nor a dispute has taken back, used or not.
 * `unusedMinutes`: those of them that are still on the balance.
 */
type Line = Pick<
  WithdrawalLine,
  'leftCents' | 'leftMinutes' | 'unusedMinutes' | 'refundCents' | 'hasRequestedImmediateStart'
>

/**
 * Explains how the refund is calculated, with one text per billed period of a renewed subscription.
 */
export function formatRefundLines(linesNewestFirst: readonly Line[]): string[] {
  if (linesNewestFirst.length < 2) return linesNewestFirst.map(formatRefundLine)
  return linesNewestFirst.toReversed().map((line, index) => {
    const period = index === 0 ? 'Première période' : `Période ${index + 1}`
    const text = formatRefundLine(line)
    return `${period}\u00a0: ${text.charAt(0).toLocaleLowerCase('fr')}${text.slice(1)}`
  })
}

/** Explains how the refund of one order is calculated. */
export function formatRefundLine(line: Line): string {
  const { leftCents, leftMinutes, unusedMinutes, refundCents } = line
  if (!line.hasRequestedImmediateStart)
    return `Vous n’aviez pas demandé à commencer tout de suite\u00a0: tout le prix vous est remboursé, soit ${formatEuros(refundCents)}.`
  if (unusedMinutes === leftMinutes)
    return `Aucune minute utilisée\u00a0: tout le prix vous est remboursé, soit ${formatEuros(refundCents)}.`
  if (unusedMinutes === 0)
    return 'Toutes les minutes ont été utilisées\u00a0: il ne reste rien à rembourser.'
  return `${formatEuros(leftCents)} × ${formatMinutes(unusedMinutes)} non ${unusedMinutes < 2 ? 'utilisée' : 'utilisées'} ÷ ${formatMinutes(leftMinutes)} = ${formatEuros(refundCents)}, arrondi au centime en votre faveur.`
}

/** Describes how many minutes are deducted from the balance. */
export function formatDeductedMinutes(unusedMinutes: number): string {
  if (unusedMinutes === 0) return 'Aucune minute n’est reprise.'
  return unusedMinutes === 1
    ? 'La minute qui reste est retirée de votre solde.'
    : `Les ${formatMinutes(unusedMinutes)} qui restent sont retirées de votre solde.`
}

/** Formats the end of the withdrawal period, such as "jusqu’au 5 décembre 2026 inclus". */
export const formatWithdrawalDeadline = (lastWithdrawalDay: string) =>
  `jusqu’au ${formatCalendarDay(lastWithdrawalDay)} inclus`
