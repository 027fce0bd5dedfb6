import type { Operator } from '../domain/billing/operator'

/**
 * Facts about the operator that apply unless DATA_DIR/operator.json states others
 * (server/read-operator.ts). An upgrade of the product never changes operator.json.
 */
export const defaultOperator: Operator = {
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
