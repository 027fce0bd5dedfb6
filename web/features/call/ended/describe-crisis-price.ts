import { formatMinutes } from '../../../../domain/formatting/minutes'
import type { Receipt } from '../../../../domain/receipt'

/**
 * Describes the price of a call in which help was offered. `receipt` is null while it is unknown.
 */
export function describeCrisisPrice(receipt: Receipt | null): string {
  if (receipt?.chargedMinutes === 0) return 'Cet appel ne vous a rien coûté.'
  const help = 'Le temps de cette aide ne vous est pas décompté.'
  return receipt
    ? `${help} Le reste de l’appel compte pour ${formatMinutes(receipt.chargedMinutes)}.`
    : help
}
