import { expect, test } from 'vitest'
import { describeOperator, listMissingFacts, type Operator } from './operator'

const complete: Operator = {
  companyName: 'Exemple',
  legalForm: 'SASU',
  capitalEuros: 1_000,
  registrationCity: 'Marseille',
  registrationNumber: '000 000 000',
  postalAddress: ['1 rue de l’Exemple', '13001 Marseille'],
  director: 'Camille Exemple',
  phone: '00 00 00 00 00',
  contactEmail: 'contact@example.test',
  vat: { kind: 'exempt' },
  host: { name: 'Hôte', address: 'Ailleurs', phone: '00' },
  mediator: { name: 'Médiateur', address: 'Paris', url: 'https://example.test' },
}

test('shows no placeholder when every fact is known', () => {
  expect(listMissingFacts(complete)).toEqual([])
  expect(describeOperator(complete)).not.toContain('à compléter')
  expect(describeOperator(complete)).toMatch(/capital de 1.000 euros/)
})

test('lists missing facts by name, and shows a placeholder for a missing registration number', () => {
  const operator = { ...complete, registrationNumber: null, mediator: null }
  expect(listMissingFacts(operator)).toEqual(['numéro RCS', 'médiateur de la consommation'])
  expect(describeOperator(operator)).toMatch(/\[à compléter avant ouverture\s: numéro RCS\]/)
})
