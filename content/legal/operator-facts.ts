import { formatMissingFact, type Operator } from '../../domain/billing/operator'
import { type LegalLink, link } from '../../domain/legal-document'
import { operator } from '../operator'

/** Facts about the operator as parts of a text; a missing one is a visible gap. */

export const contactEmail: string | LegalLink =
  operator.contactEmail === null
    ? formatMissingFact('contactEmail')
    : link(operator.contactEmail, `mailto:${operator.contactEmail}`)

export const phone: string | LegalLink =
  operator.phone === null
    ? formatMissingFact('phone')
    : link(operator.phone, `tel:${operator.phone.replaceAll(/[^+\d]/g, '')}`)

export const companyName = operator.companyName ?? formatMissingFact('companyName')

export const postalAddress =
  operator.postalAddress?.join(', ') ?? formatMissingFact('postalAddress')

export const director = operator.director ?? formatMissingFact('director')

export const host = operator.host
  ? `${operator.host.name}, ${operator.host.address}, téléphone : ${operator.host.phone}`
  : formatMissingFact('host')

export const mediator: readonly (string | LegalLink)[] = operator.mediator
  ? [
      `${operator.mediator.name}, ${operator.mediator.address}, `,
      link(operator.mediator.url, operator.mediator.url),
    ]
  : [formatMissingFact('mediator')]

export const vatStatus = describeVat(operator)

function describeVat({ vat }: Operator): string {
  if (vat === null) return formatMissingFact('vat')
  return vat.kind === 'exempt'
    ? 'TVA non applicable, article 293 B du code général des impôts'
    : `numéro de TVA intracommunautaire ${vat.number}`
}
