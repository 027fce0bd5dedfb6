import { expect, test } from 'vitest'
import { formatEuros } from '../../domain/formatting/euros'
import { type Offer, offers } from '../../domain/offers'
import { termsOfSale } from './terms-of-sale'

const text = JSON.stringify(termsOfSale)

test('the terms list every offer with its minutes and price', () => {
  for (const offer of Object.values<Offer>(offers))
    expect(text).toMatch(
      new RegExp(`"${offer.name}[^"]*","${offer.minutes}","${formatEuros(offer.priceCents)}[^"]*"`),
    )
})

test('the terms state what the law requires', () => {
  for (const words of [
    'Toute minute entamée est décomptée',
    '14 jours',
    'Renoncer au contrat ici',
    'Confirmer la rétractation',
    'Résilier votre contrat',
    'trois jours avant chaque renouvellement',
    'médiateur de la consommation',
    'garantie légale de conformité',
    'obligation de paiement',
  ])
    expect(text).toContain(words)
})

test('the terms neither exclude refunds nor contain outdated prices', () => {
  expect(text).not.toMatch(/aucun remboursement|non remboursable|à la seconde/i)
  expect(text).not.toMatch(/29,99|\b4,99.€ par semaine/)
})

test('the terms use French apostrophes, and no-break spaces inside French quotation marks', () => {
  expect(text).not.toMatch(/[a-z]'[a-zéè]/i)
  expect(text).not.toMatch(/«[^\u00a0]|[^\u00a0]»/)
})
