import { formatMissingFact, type Operator } from '../../domain/billing/operator'

/** The model withdrawal form (annex to article R. 221-1 of the French Consumer Code). */
export const createWithdrawalForm = (operator: Operator) => ({
  title: 'Formulaire de rétractation',
  instruction:
    'Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.',
  recipient: [
    operator.companyName ?? formatMissingFact('companyName'),
    ...(operator.postalAddress ?? [formatMissingFact('postalAddress')]),
    operator.contactEmail ?? formatMissingFact('contactEmail'),
  ],
  declaration:
    'Je vous notifie par la présente ma rétractation du contrat portant sur la prestation de services ci-dessous :',
  fields: [
    { label: 'Service (offre et numéro de commande ou de facture) :', lines: 1 },
    { label: 'Commandé le :', lines: 1 },
    { label: 'Nom du consommateur :', lines: 1 },
    { label: 'Adresse du consommateur, et adresse électronique de son compte :', lines: 2 },
    {
      label:
        'Signature du consommateur (uniquement en cas de notification du présent formulaire sur papier) :',
      lines: 2,
    },
    { label: 'Date :', lines: 1 },
  ],
  hint: 'Plus simple : la fonction « Renoncer au contrat ici », au bas de chaque page d’Amivoix, ne demande aucun formulaire. Vous recevez aussitôt un accusé de réception.',
})
