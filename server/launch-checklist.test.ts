import { describe, expect, test } from 'vitest'
import type { Operator } from '../domain/billing/operator'
import { offerKeys } from '../domain/offers'
import { createLaunchChecklist } from './launch-checklist'

const operator: Operator = {
  companyName: 'Amivoix',
  legalForm: 'SASU',
  capitalEuros: 1_000,
  registrationCity: 'Marseille',
  registrationNumber: '123 456 789',
  postalAddress: ['1 rue de la Paix', '13001 Marseille'],
  director: 'Camille Martin',
  phone: '04 00 00 00 00',
  contactEmail: 'contact@example.test',
  vat: { kind: 'exempt' },
  host: { name: 'Hébergeur', address: 'Paris', phone: '01 00 00 00 00' },
  mediator: { name: 'Médiateur', address: 'Paris', url: 'https://mediateur.test' },
}
const prices = Object.fromEntries(offerKeys.map((key) => [key, `price_${key}`]))
const pricesWithoutStandardPack = Object.fromEntries(
  Object.entries(prices).filter(([key]) => key !== 'packStandard'),
)
const completeConfig = {
  operator,
  publicUrl: new URL('https://amivoix.test'),
  stripe: { secretKey: 'sk_live_12345678', webhookSecret: 'whsec_123456', prices },
  smtpUrl: 'smtps://mail.test',
  adminEmail: 'admin@example.test',
  canServePublicCalls: true,
}

describe('the launch checklist', () => {
  test('has no open item when everything is configured', () => {
    const { items, missingFacts, missingSettings } = createLaunchChecklist(completeConfig)
    expect(items.filter(({ isReady }) => !isReady)).toEqual([])
    expect([missingFacts, missingSettings]).toEqual([[], []])
  })

  test('lists what is missing, and does not contain the secret key', () => {
    const { items, missingFacts, missingSettings } = createLaunchChecklist({
      ...completeConfig,
      operator: { ...operator, phone: null },
      publicUrl: new URL('http://127.0.0.1:3000'),
      stripe: { ...completeConfig.stripe, prices: pricesWithoutStandardPack },
      smtpUrl: undefined,
      adminEmail: undefined,
      canServePublicCalls: false,
    })
    expect(items.every(({ isReady }) => !isReady)).toBe(true)
    expect(missingFacts).toEqual(['téléphone'])
    expect(missingSettings).toEqual([
      'adresse publique',
      'paiement',
      'e-mails',
      'voix',
      'adresse de l’administrateur',
    ])
    expect(JSON.stringify(items)).toContain('packStandard')
    expect(JSON.stringify(items)).not.toContain('sk_live')
  })
})
