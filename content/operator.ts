import type { Operator } from '../domain/billing/operator'

/**
 * What is known about the operator without their own file. Every installation completes it in
 * DATA_DIR/operator.json (server/read-operator.ts), which an upgrade never touches.
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
