import { formatEuros } from '../formatting/euros'
import { formatMinutes } from '../formatting/minutes'
import { formatCalendarDay, formatParisDay } from '../formatting/paris-time'
import { type OfferKey, offers } from '../offers'
import type { WithdrawalLine } from './withdrawal'

/** As it was bought; what is no longer sold has no other name. */
export const contractName = ({ offerKey }: { offerKey: OfferKey | null }) =>
  offerKey ? offers[offerKey].name : 'Achat de minutes'

type Contract = { name: string; orderedAt: Date }

/** What is confirmed, and kept as it was confirmed (code de la consommation, L221-21). */
export const withdrawalStatement = ({ name, orderedAt }: Contract) =>
  `Je renonce à mon contrat ${name}, commandé le ${formatParisDay(orderedAt)}.`

type Line = Pick<
  WithdrawalLine,
  'leftCents' | 'leftMinutes' | 'unusedMinutes' | 'refundCents' | 'hasRequestedImmediateStart'
>

/** How the refund of a contract comes about: of each period paid, where a subscription renewed. */
export function refundLinesWords(newestFirst: readonly Line[]): string[] {
  if (newestFirst.length < 2) return newestFirst.map(refundWords)
  return newestFirst.toReversed().map((line, index) => {
    const period = index === 0 ? 'Première période' : `Période ${index + 1}`
    const words = refundWords(line)
    return `${period}\u00a0: ${words.charAt(0).toLocaleLowerCase('fr')}${words.slice(1)}`
  })
}

/** How one order's refund comes about. */
export function refundWords(line: Line): string {
  const { leftCents, leftMinutes, unusedMinutes, refundCents } = line
  if (!line.hasRequestedImmediateStart)
    return `Vous n’aviez pas demandé à commencer tout de suite\u00a0: tout le prix vous est remboursé, soit ${formatEuros(refundCents)}.`
  if (unusedMinutes === leftMinutes)
    return `Aucune minute utilisée\u00a0: tout le prix vous est remboursé, soit ${formatEuros(refundCents)}.`
  if (unusedMinutes === 0)
    return 'Toutes les minutes ont été utilisées\u00a0: il ne reste rien à rembourser.'
  return `${formatEuros(leftCents)} × ${formatMinutes(unusedMinutes)} non ${unusedMinutes < 2 ? 'utilisée' : 'utilisées'} ÷ ${formatMinutes(leftMinutes)} = ${formatEuros(refundCents)}, arrondi au centime en votre faveur.`
}

/** What happens to the minutes. */
export function returnedMinutesWords(unusedMinutes: number): string {
  if (unusedMinutes === 0) return 'Aucune minute n’est reprise.'
  return unusedMinutes === 1
    ? 'La minute qui reste est retirée de votre solde.'
    : `Les ${formatMinutes(unusedMinutes)} qui restent sont retirées de votre solde.`
}

/** « jusqu’au 5 décembre 2026 inclus » */
export const deadlineWords = (lastDay: string) => `jusqu’au ${formatCalendarDay(lastDay)} inclus`
