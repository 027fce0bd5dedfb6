import { describeOperator, formatMissingFact, type Operator } from '../../domain/billing/operator'
import { type LegalLink, link } from '../../domain/legal/legal-document'

export type OperatorFacts = ReturnType<typeof createOperatorFacts>

/** Facts about the operator as parts of a text; a missing fact is shown as a placeholder. */
export const createOperatorFacts = (operator: Operator) => ({
  /**
   * Company, legal form, capital, registration and address as a phrase, without verb or full stop.
   */
  description: describeOperator(operator),
  companyName: operator.companyName ?? formatMissingFact('companyName'),
  postalAddress: operator.postalAddress?.join(', ') ?? formatMissingFact('postalAddress'),
  director: operator.director ?? formatMissingFact('director'),
  contactEmail: describeContactEmail(operator),
  phone: describePhone(operator),
  host: operator.host
    ? `${operator.host.name}, ${operator.host.address}, téléphone : ${operator.host.phone}`
    : formatMissingFact('host'),
  mediator: describeMediator(operator),
  vatStatus: describeVat(operator),
})

function describeContactEmail({ contactEmail }: Operator): string | LegalLink {
  if (contactEmail === null) return formatMissingFact('contactEmail')
  return link(contactEmail, `mailto:${contactEmail}`)
}

function describePhone({ phone }: Operator): string | LegalLink {
  if (phone === null) return formatMissingFact('phone')
  return link(phone, `tel:${phone.replaceAll(/[^+\d]/g, '')}`)
}

function describeMediator({ mediator }: Operator): readonly (string | LegalLink)[] {
  if (mediator === null) return [formatMissingFact('mediator')]
  const { name, address, url } = mediator
  return [`${name}, ${address}, `, link(url, url)]
}

function describeVat({ vat }: Operator): string {
  if (vat === null) return formatMissingFact('vat')
  return vat.kind === 'exempt'
    ? 'TVA non applicable, article 293 B du code général des impôts'
    : `numéro de TVA intracommunautaire ${vat.number}`
}
