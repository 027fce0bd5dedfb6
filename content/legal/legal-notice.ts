import {
  type LegalDocument,
  link,
  list,
  pageLink,
  paragraph,
  section,
} from '../../domain/legal/legal-document'
import type { OperatorFacts } from './operator-facts'
import { legalTextsUpdatedOn } from './updated-on'

const createPublisher = ({
  contactEmail,
  description,
  director,
  phone,
  vatStatus,
}: OperatorFacts) =>
  section(
    '1. Éditeur du site',
    paragraph(`Amivoix est édité par ${description}.`),
    list(
      ['adresse électronique : ', contactEmail, ' ;'],
      ['téléphone : ', phone, ' ;'],
      `situation au regard de la TVA : ${vatStatus} ;`,
      `direction de la publication : ${director}.`,
    ),
  )

const createHosting = ({ host }: OperatorFacts) =>
  section('2. Hébergement', paragraph(`Le site et ses données sont hébergés par : ${host}.`))

const createContact = ({ contactEmail }: OperatorFacts) =>
  section(
    '3. Nous joindre',
    paragraph(
      'Pour toute question, écrivez-nous à ',
      contactEmail,
      ' ou passez par la ',
      pageLink('page de contact', 'contact'),
      '. Cette adresse est aussi notre point de contact au sens des articles 11 et 12 du règlement européen sur les services numériques (règlement (UE) 2022/2065), pour les autorités comme pour vous. Nous répondons en français.',
    ),
    paragraph(
      'Pour signaler un contenu illicite ou dangereux, le bouton « Signaler » se trouve sur la page de chaque compagnon et sous chaque conversation de votre historique. Ce que nous en faisons est expliqué dans les ',
      pageLink('conditions d’utilisation', 'termsOfUse'),
      '.',
    ),
  )

const artificialIntelligence = section(
  '4. Contenus produits par une intelligence artificielle',
  paragraph(
    'Les compagnons d’Amivoix sont des personnages de fiction. Leurs réponses sont produites par des programmes d’intelligence artificielle et leurs voix sont des voix de synthèse : personne ne parle à l’autre bout de la ligne. Leurs portraits sont dessinés par un programme et ne représentent aucune personne réelle. Nous le disons ici en application de l’article 50 du règlement européen sur l’intelligence artificielle (règlement (UE) 2024/1689), et chaque compagnon le rappelle au premier appel de la journée.',
  ),
)

const intellectualProperty = section(
  '5. Propriété intellectuelle',
  paragraph(
    'Le nom Amivoix, le logo, les textes, les portraits, les personnages et le code du site sont protégés. Vous pouvez les utiliser pour votre usage personnel du service ; toute autre reproduction demande notre accord écrit. Ce que vous dites et écrivez vous appartient.',
  ),
)

const createCredits = (hasSpeechCredits: boolean) =>
  section(
    '6. Crédits',
    list(
      'Voix de synthèse embarquée : espeak-ng, sous licence GPL-3.0, exécutée dans un processus séparé ;',
      'Polices de caractères : Fraunces et Instrument Sans, sous licence SIL Open Font License 1.1 ;',
      'Détection de la parole : Silero VAD et ONNX Runtime, sous licence MIT, et la bibliothèque vad-web, sous licence ISC.',
    ),
    ...(hasSpeechCredits
      ? [
          paragraph(
            'Les modèles de reconnaissance et de voix installés sur ce serveur ont leurs propres licences, citées sur la ',
            link('page des crédits', '/credits.txt'),
            '.',
          ),
        ]
      : []),
  )

const createMediation = ({ mediator }: OperatorFacts) =>
  section(
    '7. Médiation et autres textes',
    paragraph(
      'En cas de litige que nous n’aurions pas su résoudre ensemble, vous pouvez recourir gratuitement au médiateur de la consommation : ',
      ...mediator,
      '.',
    ),
    paragraph(
      'L’usage du service suit les ',
      pageLink('conditions d’utilisation', 'termsOfUse'),
      ', les achats suivent les ',
      pageLink('conditions de vente', 'termsOfSale'),
      ', et vos données sont traitées comme le dit la ',
      pageLink('politique de confidentialité', 'privacy'),
      '. Le droit français s’applique.',
    ),
  )

/**
 * The legal notice (article 1-1 of the French law on confidence in the digital economy, LCEN).
 * `hasSpeechCredits`: whether installed speech models have a page with their licences.
 */
export const createLegalNotice = (
  facts: OperatorFacts,
  { hasSpeechCredits }: { hasSpeechCredits: boolean },
): LegalDocument => ({
  title: 'Mentions légales',
  updatedOn: legalTextsUpdatedOn,
  summary: [],
  sections: [
    createPublisher(facts),
    createHosting(facts),
    createContact(facts),
    artificialIntelligence,
    intellectualProperty,
    createCredits(hasSpeechCredits),
    createMediation(facts),
  ],
})
