import type Stripe from 'stripe'

/** Formats cents, for example "9,99 €". */
export const formatAmount = (cents: number, currency: string) =>
  new Intl.NumberFormat('fr-FR', { style: 'currency', currency }).format(cents / 100)

/** Formats seconds since 1970 as "21 décembre 2026", with non-breaking spaces. */
export const formatDate = (seconds: number) =>
  new Date(seconds * 1_000)
    .toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: paris })
    .replaceAll(' ', '\u00a0')

/** Formats seconds since 1970 as "21 déc. 2026, 18:40". */
export const formatTime = (seconds: number) =>
  new Date(seconds * 1_000)
    .toLocaleString('fr-FR', { dateStyle: 'medium', timeStyle: 'short', timeZone: paris })
    .replaceAll(' ', '\u00a0')
    .replace(',\u00a0', ', ')

const paris = 'Europe/Paris'

const intervalLabels: Record<string, string> = {
  day: 'par jour',
  week: 'par semaine',
  month: 'par mois',
  year: 'par an',
}

/** Formats a recurring price as "24,99 € par mois", a one-time price as its amount. */
export function formatPrice({ unit_amount, currency, recurring }: Stripe.Price, quantity: number) {
  const amount = formatAmount((unit_amount ?? 0) * quantity, currency)
  return recurring ? `${amount} ${intervalLabels[recurring.interval]}` : amount
}
