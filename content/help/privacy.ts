import { type HelpItem, link, list, paragraph, question } from '../../domain/help/help-item'

/** What people ask about their data. */
export const privacy: readonly HelpItem[] = [
  question(
    'privacy',
    'enregistrement',
    'Mes conversations sont-elles enregistrées ?',
    [
      paragraph(
        'Amivoix n’enregistre pas votre voix. Le texte de vos appels n’est gardé que si vous l’acceptez, avant le premier appel : il l’est alors 30 jours, et sert à écrire un résumé et à retenir ce qui compte pour la fois suivante.',
      ),
      paragraph(
        'Sans votre accord, il n’en reste ni texte ni résumé : seulement la date, la durée, le reçu et votre note, si vous en donnez une. Si un compagnon passe par un service d’appels extérieur, l’écran d’avant l’appel dit lequel, et s’il peut garder l’enregistrement.',
      ),
    ],
    'enregistrer écoute audio transcription résumé stockage garder confidentiel secret',
  ),
  question(
    'privacy',
    'memoire',
    'Que retiennent les compagnons, et comment le leur faire oublier ?',
    [
      paragraph(
        'Avec votre accord, un compagnon peut proposer, après l’appel, de retenir un fait que vous avez dit. ',
        link('Votre profil', 'profile'),
        ' les montre tous, sous « Ce que vos compagnons retiennent » : corrigez-les ou oubliez-les un par un. L’interrupteur « Résumer mes appels et s’en souvenir » arrête tout pour la suite.',
      ),
    ],
    'souvenir mémoire mémoires oublier oubli résumé consentement',
  ),
  question(
    'privacy',
    'services-vocaux',
    'Mes paroles sont-elles envoyées à d’autres sociétés ?',
    [
      paragraph(
        'Seulement si vous l’acceptez. Quand un service extérieur transcrit vos paroles, écrit les réponses ou les prononce, la page le nomme avant l’appel et vous demande votre accord. Refuser n’empêche pas l’appel, sauf avec un compagnon dont ce service tient tout l’appel : la page le dit alors. Vous changez d’avis sous le bouton d’appel.',
      ),
      paragraph(
        'Certains navigateurs envoient aussi la voix à leur éditeur pour la transcrire. Là encore, nous vous le demandons d’abord ; sinon, vous écrivez.',
      ),
    ],
    'consentement accord partage tiers google openai service transcription voix données',
  ),
  question(
    'privacy',
    'effacer',
    'Comment effacer une conversation ?',
    [
      paragraph(
        'Ouvrez-la dans ',
        link('votre historique', 'history'),
        ', puis « Supprimer cette conversation ». Son texte, son résumé, ce qui en avait été retenu et le commentaire de votre note disparaissent tout de suite. Restent le reçu de l’appel, qui explique votre solde, et la note seule, dans la moyenne du compagnon. Pour tout effacer, supprimez votre compte.',
      ),
    ],
    'supprimer suppression historique données rgpd effacement',
  ),
  question(
    'privacy',
    'copie',
    'Comment obtenir une copie de mes données ?',
    [
      paragraph(
        'Un bouton de la page ',
        link('Mes données', 'myData'),
        ' télécharge tout ce qu’Amivoix garde à votre sujet, dans un seul fichier. Si vous n’avez plus accès à votre compte, ',
        link('écrivez-nous', 'contact'),
        ' depuis son adresse : nous répondons sous 30 jours au plus. Vos autres droits sont dans ',
        link('la politique de confidentialité', 'privacy'),
        '.',
      ),
    ],
    'exporter export télécharger portabilité accès rgpd cnil droits',
  ),
  question(
    'privacy',
    'cookies',
    'Quels cookies utilisez-vous ?',
    [
      paragraph(
        'Ceux qui font marcher le site, et d’autres seulement si vous les acceptez : refuser est aussi simple qu’accepter. Votre choix vaut six mois et se change par « Paramètres des cookies », au bas de chaque page. Le détail est dans ',
        link('la politique des cookies', 'cookies'),
        '.',
      ),
    ],
    'cookie traceur mesure audience publicité consentement',
  ),
  question(
    'privacy',
    'lecture',
    'Qui peut lire mes conversations ?',
    [
      paragraph(
        'Vous, dans ',
        link('votre historique', 'history'),
        '. Notre équipe ne lit le texte d’un appel que si vous le joignez vous-même à un signalement.',
      ),
      list(
        ['Les e-mails que nous vous envoyons ne nomment aucun compagnon dans leur objet.'],
        [
          'Sur un appareil partagé, déconnectez-vous : le navigateur efface alors ce qu’il gardait de votre compte.',
        ],
      ),
    ],
    'espionner confidentialité lire équipe modérateur humain partagé ordinateur',
  ),
]
