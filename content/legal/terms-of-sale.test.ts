import { expect, test } from 'vitest'
import { formatEuros } from '../../domain/formatting/euros'
import { type Offer, offers } from '../../domain/offers'
import { termsOfSale } from './terms-of-sale'

const text = JSON.stringify(termsOfSale)

test('every offer is there with the minutes and the price of the catalogue', () => {
  for (const offer of Object.values<Offer>(offers))
    expect(text).toMatch(
      new RegExp(`"${offer.name}[^"]*","${offer.minutes}","${formatEuros(offer.priceCents)}[^"]*"`),
    )
})

test('the rules that the law asks for are announced', () => {
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

test('no sentence refuses refunds, and no price of another catalogue is left', () => {
  expect(text).not.toMatch(/aucun remboursement|non remboursable|à la seconde/i)
  expect(text).not.toMatch(/29,99|\b4,99.€ par semaine/)
})

test('typed apostrophes are French ones, and guillemets keep their spaces', () => {
  expect(text).not.toMatch(/[a-z]'[a-zéè]/i)
  expect(text).not.toMatch(/«[^\u00a0]|[^\u00a0]»/)
})
