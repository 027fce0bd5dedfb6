import type { Operator } from '../domain/billing/operator'

/**
 * Default facts about the operator. The operator sets the others, or different ones, in
 * DATA_DIR/operator.json (server/read-operator.ts), which an upgrade never changes.
 */
export const knownOperator: Operator = {
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
