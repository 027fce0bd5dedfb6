import { formatWholeNumber } from '../formatting/whole-number'

/** The operator's VAT status. */
type VatRegime =
  /** Small businesses (article 293 B of the French tax code). */
  { kind: 'exempt' } | { kind: 'registered'; number: string; ratePercent: number }

/**
 * The company that runs the product and sells the minutes. A fact that is null has not been stated
 * yet; documents show a placeholder for it.
 */
export type Operator = {
  companyName: string | null
  /** SASU or EURL. */
  legalForm: string | null
  capitalEuros: number | null
  registrationCity: string | null
  /** Number in the French trade and companies register (RCS). */
  registrationNumber: string | null
  /** One string per line. */
  postalAddress: readonly string[] | null
  /** Name of the director of publication, whom French law requires a site to state. */
  director: string | null
  phone: string | null
  contactEmail: string | null
  vat: VatRegime | null
  host: { name: string; address: string; phone: string } | null
  mediator: { name: string; address: string; url: string } | null
}

type OperatorFact = keyof Operator

/** French name of each fact, shown where it is missing. */
const factNames: Record<OperatorFact, string> = {
  companyName: 'dénomination sociale',
  legalForm: 'forme juridique exacte',
  capitalEuros: 'capital social',
  registrationCity: 'ville d’immatriculation',
  registrationNumber: 'numéro RCS',
  postalAddress: 'adresse postale',
  director: 'directeur ou directrice de la publication',
  phone: 'téléphone',
  contactEmail: 'adresse électronique de contact',
  vat: 'régime et numéro de TVA',
  host: 'hébergeur',
  mediator: 'médiateur de la consommation',
}

const facts = Object.keys(factNames) as OperatorFact[]

/** Returns the French names of the missing facts. */
export const listMissingFacts = (operator: Operator): string[] =>
  facts.filter((fact) => operator[fact] === null).map((fact) => factNames[fact])

/** Returns the visible placeholder that documents show for a missing fact. */
export const formatMissingFact = (fact: OperatorFact) =>
  `[à compléter avant ouverture : ${factNames[fact]}]`

/**
 * Describes the operator as a French phrase (not a sentence), with placeholders for missing facts.
 */
export const describeOperator = (operator: Operator) =>
  [
    operator.companyName ?? formatMissingFact('companyName'),
    `société unipersonnelle (${operator.legalForm ?? formatMissingFact('legalForm')}) au capital de ${operator.capitalEuros === null ? formatMissingFact('capitalEuros') : `${formatWholeNumber(operator.capitalEuros)} euros`}`,
    `immatriculée au registre du commerce et des sociétés de ${operator.registrationCity ?? formatMissingFact('registrationCity')} sous le numéro ${operator.registrationNumber ?? formatMissingFact('registrationNumber')}`,
    `dont l’adresse est : ${operator.postalAddress?.join(', ') ?? formatMissingFact('postalAddress')}`,
  ].join(', ')
