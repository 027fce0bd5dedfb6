import { reportTextRetentionMonths } from '../../domain/conversations/report'
import { cookieConsentMonths } from '../../domain/cookie-consent'
import { cookieLifetimes } from '../../domain/legal/cookie-lifetimes'
import {
  entries,
  type LegalDocument,
  link,
  list,
  pageLink,
  paragraph,
  type SiteServices,
  section,
  text,
} from '../../domain/legal/legal-document'
import { retentionPeriods } from '../../domain/legal/retention-periods'
import type { OperatorFacts } from './operator-facts'
import { createRecipients } from './privacy-recipients'
import { legalTextsUpdatedOn } from './updated-on'

const {
  transcriptDays,
  unconfirmedAccountDays,
  inactiveAccountYears,
  inactivityWarningDays,
  unconfirmedNewsletterDays,
  cancellationYears,
  invoiceYears,
} = retentionPeriods

const untilDeletion = 'jusqu’à ce que vous l’effaciez ou supprimiez votre compte'

const createDataController = ({ contactEmail, description }: OperatorFacts) =>
  section(
    '1. Qui est responsable de vos données',
    paragraph(
      `Le responsable du traitement est l’éditeur d’Amivoix : ${description}, ci-après « nous ». Pour toute question sur vos données : `,
      contactEmail,
      '.',
    ),
  )

const accountData = entries(
  [
    'Votre compte',
    {
      Données:
        'adresse électronique, pseudo, mot de passe sous forme d’empreinte (jamais en clair) ; avec la connexion par Google : votre adresse vérifiée, votre nom, qui devient votre pseudo, et un identifiant',
      Pourquoi: 'ouvrir et protéger votre compte, vous écrire à son sujet',
      Fondement: 'exécution du contrat (RGPD, article 6.1.b)',
      Durée: `tant que le compte existe ; ${unconfirmedAccountDays} jours si l’adresse n’est pas confirmée ; ${inactiveAccountYears} ans sans connexion, dans les conditions de la partie 6`,
    },
  ],
  [
    'Vos connexions',
    {
      Données:
        'nom abrégé de l’appareil (« Firefox sur Windows »), date de connexion ; une empreinte chiffrée de l’adresse IP ou de l’adresse électronique pour compter les tentatives',
      Pourquoi: 'vous montrer les appareils connectés, empêcher les abus',
      Fondement: 'intérêt légitime à protéger les comptes et le service (article 6.1.f)',
      Durée: `jusqu’à la déconnexion, au plus ${cookieLifetimes.sessionDays} jours ; environ un jour pour les empreintes. L’adresse IP elle-même n’est ni enregistrée ni écrite dans nos journaux`,
    },
  ],
  [
    'Votre profil, facultatif',
    {
      Données:
        'prénom, nom, âge, ville, métier, situation de vie, tempérament, préférences de conversation, sujets à éviter, et le résumé qui en est tiré, que vous pouvez modifier',
      Pourquoi:
        'vous répondre avec plus de justesse et vous recommander des compagnons, par des règles fixes et sans effet juridique',
      Fondement: 'exécution du contrat (article 6.1.b) ; chaque réponse est facultative',
      Durée: untilDeletion,
    },
  ],
  [
    'Vos réponses protégées, facultatives',
    {
      Données:
        'orientation, attirances, et parmi vos souhaits ceux qui touchent à la santé ou aux convictions',
      Pourquoi: 'vous répondre avec plus de justesse',
      Fondement:
        'votre consentement explicite (article 9.2.a), donné par une case à part. Sans lui, elles ne sont pas enregistrées ; si vous le retirez, elles sont effacées aussitôt',
      Durée: 'jusqu’au retrait de votre accord',
    },
  ],
  [
    'Vos appels',
    {
      Données:
        'compagnon, date, durée, reçu, raison de la fin, et l’accord donné à des services extérieurs',
      Pourquoi: 'tenir l’appel, le décompter, vous en montrer le reçu',
      Fondement: 'exécution du contrat (article 6.1.b)',
      Durée: untilDeletion,
    },
  ],
  [
    'Le texte et la mémoire de vos appels',
    {
      Données:
        'transcription, phrase à garder, résumé, indice de réussite, et ce que vos compagnons retiennent. Ce que vous dites peut toucher à votre santé, à votre vie intime ou à vos convictions',
      Pourquoi: 'reprendre le fil la fois suivante et vous laisser relire',
      Fondement:
        'votre consentement explicite (articles 6.1.a et 9.2.a), demandé avant le premier appel. Refuser ne change rien à l’appel : rien de ce qui est dit n’est alors conservé',
      Durée: `${transcriptDays} jours pour la transcription, la phrase à garder et les souvenirs proposés ; pour le résumé et les souvenirs que vous gardez, ${untilDeletion}. Si vous retirez votre accord, plus rien ne s’ajoute et vos compagnons ne se servent plus de ce qui existe, que vous pouvez effacer`,
    },
  ],
  [
    'Vos favoris, notes et rendez-vous',
    {
      Données:
        'compagnons favoris, notes et commentaires, heure des rendez-vous et rappel par e-mail si vous le demandez',
      Pourquoi: 'vous les montrer, vous rappeler l’heure, afficher la note moyenne d’un compagnon',
      Fondement: 'exécution du contrat (article 6.1.b)',
      Durée: `tant que le compte existe ; un rendez-vous est effacé ${retentionPeriods.appointmentDays === 1 ? 'le lendemain' : `${retentionPeriods.appointmentDays} jours après`}`,
    },
  ],
  [
    'Vos clés d’accès, si vous en créez',
    {
      Données:
        'nom donné à la clé, ses premiers caractères, son empreinte cryptographique, ce qu’elle permet, sa limite, les services extérieurs acceptés, sa dernière utilisation',
      Pourquoi: 'permettre à vos programmes d’appeler un compagnon',
      Fondement: 'exécution du contrat (article 6.1.b)',
      Durée: `jusqu’à ${retentionPeriods.revokedApiKeyDays} jours après leur révocation, au plus tard jusqu’à la suppression du compte`,
    },
  ],
  [
    'Vos achats',
    {
      Données:
        'offre, montant, date, mouvements de minutes, identifiant client chez Stripe, marque et quatre derniers chiffres de la carte d’un abonnement, factures avec le nom et l’adresse donnés au paiement, demandes de rétractation et de résiliation. Nous ne recevons jamais votre numéro de carte',
      Pourquoi: 'exécuter la commande, facturer, rembourser, répondre à une contestation',
      Fondement: 'exécution du contrat (article 6.1.b) et obligations comptables (article 6.1.c)',
      Durée: `commandes, mouvements de minutes et demandes de rétractation : tant que le compte existe ; après sa suppression, les commandes et les rétractations restent pour la comptabilité, sous le seul numéro de client de Stripe, aussi longtemps que les factures. Factures et avoirs : ${invoiceYears} ans après la fin de l’année (code de commerce, article L. 123-22), sans votre profil ; demandes de résiliation : ${cancellationYears} ans, ou ${retentionPeriods.emptyCancellationYears} an si elles ne visaient aucun abonnement`,
    },
  ],
  [
    'Vos signalements',
    {
      Données: 'motif, commentaire, transcription si vous la joignez, adresse pour la réponse',
      Pourquoi: 'examiner le signalement et vous répondre',
      Fondement: 'obligation légale (article 6.1.c ; règlement (UE) 2022/2065, article 16)',
      Durée: `${reportTextRetentionMonths} mois pour l’expéditeur et les textes ; le motif et la date restent, sans vous nommer`,
    },
  ],
  [
    'Les nouvelles du blog, si vous les demandez',
    {
      Données:
        'adresse électronique, date de l’inscription et de sa confirmation, dernier article annoncé',
      Pourquoi: 'vous écrire à chaque nouvel article',
      Fondement:
        'votre consentement (article 6.1.a), donné par l’inscription et par le lien qui la confirme',
      Durée: `jusqu’à votre désinscription, par le lien au bas de chaque message, ou jusqu’à la suppression du compte qui a la même adresse ; ${unconfirmedNewsletterDays} jours si l’inscription n’est pas confirmée`,
    },
  ],
  [
    'Ce que l’administration fait sur votre compte',
    {
      Données:
        'suspension du compte et sa raison ; dans un journal que personne ne peut modifier : l’acte (suspension, minutes ajoutées, changement de rôle, appel raccroché), sa date et l’identifiant du compte',
      Pourquoi:
        'faire respecter les conditions d’utilisation, rendre compte de chaque acte d’un administrateur',
      Fondement: 'intérêt légitime à protéger le service et ses utilisateurs (article 6.1.f)',
      Durée:
        'la suspension : tant que le compte existe ; le journal : sans limite, mais une fois le compte supprimé son identifiant ne mène plus à personne',
    },
  ],
  [
    'Vos consentements',
    {
      Données: 'ce que vous avez accepté ou refusé, et quand',
      Pourquoi: 'pouvoir le prouver',
      Fondement: 'obligation légale (articles 6.1.c et 7.1)',
      Durée: `tant que le compte existe ; ${cookieConsentMonths} mois pour les cookies`,
    },
  ],
)

const data = section(
  '2. Quelles données, pourquoi, combien de temps',
  paragraph(
    'Nous n’exigeons ni votre vrai nom ni pièce d’identité, et ne demandons ni votre genre ni votre pays, hors ce que vous saisissez au paiement. Voici tout ce que nous traitons.',
  ),
  accountData,
)

const voice = section(
  '3. Votre voix',
  paragraph(
    'Pendant un appel, le son de votre microphone traverse notre serveur le temps de vous comprendre. Il n’est pas enregistré. Nous ne nous en servons ni pour vous reconnaître, ni pour deviner vos émotions, ni pour entraîner un modèle.',
  ),
  paragraph(
    'Si vous parlez de votre santé, de votre vie intime ou de vos convictions, c’est vous qui choisissez de le dire ; cela sert à vous répondre, puis disparaît avec l’appel, sauf accord de votre part pour la mémoire des appels.',
  ),
  paragraph(
    'L’échange proposé sur la page d’accueil, avant tout compte, n’est pas conservé par le serveur : vos lignes restent dans l’onglet de votre navigateur.',
  ),
)

const transfers = section(
  '5. Transferts hors de l’Union européenne',
  paragraph(
    'Nos propres données sont là où est notre hébergeur. Stripe, Google et les services vocaux ou de langage peuvent traiter des données hors de l’Union européenne, notamment aux États-Unis. Ces transferts reposent sur une décision d’adéquation de la Commission européenne quand le destinataire y est soumis (pour les États-Unis, celle du 10 juillet 2023), et sinon sur les clauses contractuelles types de la Commission. Écrivez-nous pour en recevoir copie.',
  ),
)

const createRights = ({ contactEmail, postalAddress }: OperatorFacts) =>
  section(
    '6. Vos droits, et comment les exercer',
    paragraph('Sans nous écrire, vous pouvez :'),
    list(
      [
        'lire, corriger ou vider chaque réponse dans votre ',
        pageLink('profil', 'profile'),
        ', et modifier le résumé qui en est tiré ;',
      ],
      [
        'accepter ou retirer la mémoire des appels, voir tout ce que vos compagnons retiennent, le corriger ou l’oublier : ',
        pageLink('profil', 'profile'),
        ', « Votre compte » ;',
      ],
      [
        'relire et supprimer une conversation dans votre ',
        pageLink('historique', 'profileHistory'),
        ' ;',
      ],
      'ne plus recevoir les nouvelles du blog, par le lien « Se désinscrire » au bas de chaque message ;',
      'changer vos accords aux services extérieurs, sous le bouton d’appel de chaque compagnon ;',
      [
        'changer votre choix de cookies à tout moment, depuis la ',
        pageLink('politique cookies', 'cookies'),
        ' ou le bas de chaque page ;',
      ],
      [
        'emporter une copie de toutes vos données, dans un fichier qu’un autre service peut lire : ',
        pageLink('Mes données', 'myData'),
        ' ;',
      ],
      [
        'supprimer votre compte, tout de suite et sans retour, dans votre ',
        pageLink('profil', 'profile'),
        '. Il n’en reste qu’une empreinte illisible de votre adresse, pour ne pas offrir deux fois les minutes de bienvenue, les pièces comptables, et dans le journal de l’administration un identifiant qui ne mène plus à personne. Votre fiche de client est aussi supprimée chez Stripe.',
      ],
    ),
    paragraph(
      `Un compte auquel personne ne s’est connecté depuis ${inactiveAccountYears} ans est supprimé de la même façon. Un e-mail vous en avertit au moins ${inactivityWarningDays} jours avant : vous connecter une fois suffit à le garder, et chaque appel avec une de vos clés d’accès compte comme une connexion. Un compte qui a un abonnement ou des minutes payées n’est pas supprimé pour cette raison ; un compte suspendu n’est supprimé que sur décision d’une personne.`,
    ),
    paragraph(
      'En nous écrivant à ',
      contactEmail,
      `, ou par lettre (${postalAddress}), vous pouvez aussi demander l’accès à vos données et leur copie dans un format lisible par une machine, leur rectification, leur effacement, la limitation de leur traitement, vous opposer à un traitement fondé sur notre intérêt légitime, et nous dire ce qu’elles doivent devenir après votre mort. Nous répondons sous 30 jours au plus. Nous vous demandons d’écrire depuis l’adresse du compte, et rien de plus si elle suffit.`,
    ),
    paragraph(
      'Retirer un accord est aussi simple que le donner, et ne remet pas en cause ce qui a été fait avant.',
    ),
    paragraph(
      'Si vous pensez que vos droits ne sont pas respectés, vous pouvez vous plaindre à la CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, ',
      link('www.cnil.fr', 'https://www.cnil.fr/'),
      ', ou à l’autorité du pays où vous vivez.',
    ),
  )

const decisions = section(
  '7. Décisions automatiques et intelligence artificielle',
  paragraph(
    'Aucune décision ayant un effet juridique n’est prise par un programme : la suspension d’un compte, par exemple, est décidée par une personne. Les compagnons sont des intelligences artificielles, ce que chacun dit au premier appel de la journée. Vos conversations ne servent à entraîner aucun modèle chez nous ; ce qu’un service extérieur a le droit de faire est réglé par notre contrat avec lui et par ses propres conditions.',
  ),
)

const minors = section(
  '8. Mineurs',
  paragraph(
    'Le service est réservé aux personnes de 18 ans ou plus. Nous ne collectons pas sciemment les données d’un mineur. Si vous pensez qu’un mineur a créé un compte, écrivez-nous : nous le supprimons.',
  ),
)

const security = section(
  '9. Sécurité',
  paragraph(
    'Les échanges avec le site public sont chiffrés. Les mots de passe et les jetons de connexion ne sont conservés que sous forme d’empreintes, et nos journaux ne contiennent ni adresse, ni transcription, ni jeton. Si une fuite présentait un risque élevé pour vous, nous vous en avertirions, ainsi que la CNIL.',
  ),
)

const changes = section(
  '10. Évolution de cette politique',
  paragraph(
    'La date de la dernière mise à jour figure en haut de cette page. Un changement important vous est annoncé par e-mail avant de s’appliquer, et un usage nouveau qui demande votre accord n’a pas lieu sans lui.',
  ),
)

/** The privacy policy (GDPR, articles 13 and 14), with the hosts to which this deployment sends data. */
export const createPrivacyPolicy = (
  facts: OperatorFacts,
  services: SiteServices,
): LegalDocument => ({
  title: 'Politique de confidentialité',
  updatedOn: legalTextsUpdatedOn,
  firstVersionOn: '2025-06-14',
  summary: [
    text('Votre voix n’est jamais enregistrée par nous.'),
    text(
      `Le texte de vos appels n’est gardé qu’avec votre accord, ${transcriptDays} jours ; vous le retirez quand vous voulez.`,
    ),
    text(
      'Ce que vous dites ne part vers un service extérieur qu’une fois ce service nommé, et avec votre accord.',
    ),
    text('Nous ne vendons aucune donnée et n’affichons aucune publicité.'),
    text('Vous corrigez, oubliez ou supprimez tout depuis votre profil.'),
  ],
  sections: [
    createDataController(facts),
    data,
    voice,
    createRecipients(services, facts.host),
    transfers,
    createRights(facts),
    decisions,
    minors,
    security,
    changes,
  ],
})
