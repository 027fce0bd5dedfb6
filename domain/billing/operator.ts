/** How the operator stands with value-added tax. */
export type VatRegime =
  /** Small businesses (article 293 B of the Code général des impôts). */
  { kind: 'exempt' } | { kind: 'registered'; number: string; ratePercent: number }

/** Who sells. null: not known yet; it is never made up (05). */
export type Operator = {
  companyName: string | null
  /** « SASU » or « EURL ». */
  legalForm: string | null
  capitalEuros: number | null
  registrationCity: string | null
  /** Number in the register of companies. */
  registrationNumber: string | null
  /** Where letters reach it, one string a line. */
  postalAddress: readonly string[] | null
  director: string | null
  phone: string | null
  contactEmail: string | null
  vat: VatRegime | null
  host: { name: string; address: string; phone: string } | null
  mediator: { name: string; address: string; url: string } | null
}

export type OperatorFact = keyof Operator

/** What each fact is called where it is missing. */
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

/** The facts that are « à compléter avant ouverture », in words; none when all are there. */
export const missingFacts = (operator: Operator): string[] =>
  facts.filter((fact) => operator[fact] === null).map((fact) => factNames[fact])

/** What a document shows in the place of a missing fact: a gap that nobody overlooks. */
export const gapFor = (fact: OperatorFact) => `[à compléter avant ouverture : ${factNames[fact]}]`

const figures = new Intl.NumberFormat('fr-FR')

/** The operator in one sentence, gaps included. */
export const describeOperator = (operator: Operator) =>
  [
    operator.companyName ?? gapFor('companyName'),
    `société unipersonnelle (${operator.legalForm ?? gapFor('legalForm')}) au capital de ${operator.capitalEuros === null ? gapFor('capitalEuros') : `${figures.format(operator.capitalEuros)} euros`}`,
    `immatriculée au registre du commerce et des sociétés de ${operator.registrationCity ?? gapFor('registrationCity')} sous le numéro ${operator.registrationNumber ?? gapFor('registrationNumber')}`,
    `dont l’adresse est : ${operator.postalAddress?.join(', ') ?? gapFor('postalAddress')}`,
  ].join(', ')
