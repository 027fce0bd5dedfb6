import {
  entries,
  type LegalSection,
  list,
  paragraph,
  type SiteServices,
  section,
} from '../../domain/legal/legal-document'

/**
 * The section on recipients of personal data: first those of every deployment, then this
 * deployment's call services with the hosts that receive data. `hostingCompany`: the name, address
 * and phone of the company that hosts the product.
 */
export const createRecipients = (services: SiteServices, hostingCompany: string): LegalSection =>
  section(
    '4. Qui reçoit vos données',
    paragraph(
      'Chez nous, seules les personnes qui font fonctionner le service y ont accès, pour ce que leur tâche demande. Nous ne lisons pas vos conversations, sauf la transcription que vous joignez vous-même à un signalement. En dehors de nous :',
    ),
    list(
      `notre hébergeur, pour le site et la base de données : ${hostingCompany} ;`,
      'Stripe, pour le paiement : votre adresse électronique, la commande, et ce que vous saisissez sur sa page. Stripe est responsable de ses propres obligations, dont la lutte contre la fraude ;',
      'notre prestataire d’acheminement des e-mails, pour les messages que nous vous envoyons ;',
      'Google, seulement si vous choisissez de vous connecter avec Google ;',
      services.hasAnalytics
        ? 'Google Analytics, pour la mesure d’audience, seulement si vous acceptez ces cookies ;'
        : 'aucun outil de mesure d’audience n’est installé sur ce site ;',
      'les autorités, quand la loi nous y oblige.',
    ),
    paragraph(
      'Pendant un appel, des services extérieurs peuvent recevoir ce que vous dites ou ce qui vous est répondu. Aucun n’est utilisé sans votre accord : la page nomme chaque destinataire avant l’appel, et vous pouvez changer d’avis au même endroit. Sans accord, l’appel a lieu avec les moyens de notre propre serveur, au même prix, sauf pour un compagnon qu’un service extérieur tient entièrement.',
    ),
    entries(
      [
        'Reconnaissance de la parole',
        { Reçoit: 'votre voix, pour la transcrire', Ici: describeHost(services.recogniser) },
      ],
      [
        'Modèle de langage',
        {
          Reçoit:
            'le texte de vos paroles, votre prénom ou pseudo, le résumé de votre profil, vos sujets à éviter et, avec l’accord de mémoire, ce qui est retenu des appels précédents, pour écrire les réponses',
          Ici: describeHost(services.languageModel),
        },
      ],
      [
        'Synthèse vocale',
        {
          Reçoit: 'le texte des réponses, qui peut reprendre vos mots, pour le prononcer',
          Ici: describeHost(services.synthesiser),
        },
      ],
      [
        'Service vocal qui tient tout l’appel',
        {
          Reçoit:
            'votre voix, votre nom, votre solde, le résumé de votre profil et, avec l’accord de mémoire, les résumés précédents ; jamais votre adresse électronique. Avec cet accord il peut aussi enregistrer l’appel ; sans lui, l’enregistrement est désactivé. L’appel passe par une salle d’appel de Daily (daily.co)',
          Ici: describeHost(services.hostedVoice),
        },
      ],
      [
        'Votre navigateur',
        {
          Reçoit:
            'votre voix, si vous le laissez la transcrire ; selon le navigateur, sur votre appareil ou par le service de son éditeur, nommé avant l’appel',
          Ici: 'proposé quand le serveur ne transcrit pas lui-même',
        },
      ],
    ),
  )

const describeHost = (host: string | null) =>
  host === null ? 'aucun destinataire extérieur sur ce site' : `${host}, avec votre accord`
