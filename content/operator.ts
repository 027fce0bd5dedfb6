import type { Operator } from '../domain/billing/operator'

/**
 * The operator's legal facts, in this one place (05). What the specification says is here; all else
 * is for the operator to fill in before opening: `npm run cli -- doctor` lists what is missing.
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
