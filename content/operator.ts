import type { Operator } from '../domain/billing/operator'

/**
 * Legal facts about the operator. Fill in what is null before selling anything; `npm run cli --
 * doctor` lists the missing facts.
 */
export const operator: Operator = {
  companyName: null,
  legalForm: null,
  capitalEuros: 1_000,
  registrationCity: 'Marseille',
  registrationNumber: null,
  postalAddress: null,
  director: null,
  phone: null,
  contactEmail: null,
  vat: null,
  host: null,
  mediator: null,
}
