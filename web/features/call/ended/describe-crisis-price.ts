import { formatMinutes } from '../../../../domain/formatting/minutes'
import type { Receipt } from '../../../../domain/receipt'

/** Says what a call cost in which help was offered; null when its receipt is not known. */
export function describeCrisisPrice(receipt: Receipt | null): string {
  if (receipt?.chargedMinutes === 0) return 'Cet appel ne vous a rien coûté.'
  const help = 'Le temps de cette aide ne vous est pas décompté.'
  return receipt
    ? `${help} Le reste de l’appel compte pour ${formatMinutes(receipt.chargedMinutes)}.`
    : help
}
