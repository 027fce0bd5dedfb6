import { expect, test } from 'vitest'
import { reminderLeadDays } from '../../domain/billing/renewal-reminder'
import { withdrawalDays } from '../../domain/billing/withdrawal-period'
import { formatEuros } from '../../domain/formatting/euros'
import { retentionPeriods } from '../../domain/legal/retention-periods'
import { type Offer, offers } from '../../domain/offers'
import { defaultOperator } from '../operator'
import { createOperatorFacts } from './operator-facts'
import { createTermsOfSale } from './terms-of-sale'

const typesetText = JSON.stringify(createTermsOfSale(createOperatorFacts(defaultOperator)))
/** The terms with ordinary spaces in place of no-break spaces. */
const text = typesetText.replaceAll(/[\u00a0\u202f]/g, ' ')

test('the terms list every offer with its minutes and price', () => {
  for (const offer of Object.values<Offer>(offers))
    expect(text).toMatch(
      new RegExp(
        `"${offer.name}[^"]*","${offer.minutes}","${formatEuros(offer.priceCents).replace('\u00a0', ' ')}[^"]*"`,
      ),
    )
})

test('the terms contain several statements that the law requires', () => {
  for (const words of [
    'Toute minute entamée est décomptée',
    `${withdrawalDays} jours`,
    'Renoncer au contrat ici',
    'Confirmer la rétractation',
    'Résilier votre contrat',
    `${reminderLeadDays} jours avant chaque renouvellement`,
    `${retentionPeriods.invoiceYears} ans`,
    'médiateur de la consommation',
    'garantie légale de conformité',
    'obligation de paiement',
  ])
    expect(text).toContain(words)
})

test('the terms neither exclude refunds nor contain outdated prices or billing by the second', () => {
  expect(text).not.toMatch(/aucun remboursement|non remboursable|à la seconde/i)
  expect(text).not.toMatch(/29,99|\b4,99.€ par semaine/)
})

test('the terms use French apostrophes, and no-break spaces inside French quotation marks', () => {
  expect(typesetText).not.toMatch(/[a-z]'[a-zéè]/i)
  expect(typesetText).not.toMatch(/«[^\u00a0]|[^\u00a0]»/)
})
