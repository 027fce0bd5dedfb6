import { cookieConsentKey, cookieConsentMonths } from '../../domain/cookie-consent'
import { cookieLifetimes } from '../../domain/legal/cookie-lifetimes'
import {
  entries,
  type LegalBlock,
  type LegalDocument,
  list,
  pageLink,
  paragraph,
  type SiteServices,
  section,
  text,
} from '../../domain/legal/legal-document'
import type { OperatorFacts } from './operator-facts'
import { legalTextsUpdatedOn } from './updated-on'

const { sessionDays, knownDeviceDays, registrationHours, themeDays } = cookieLifetimes

const tabOnly = 'l’onglet ouvert, au plus tard jusqu’à la déconnexion'
const browserUntilSignOut = 'jusqu’à la déconnexion'

const introduction = section(
  '1. De quoi nous parlons',
  paragraph(
    'Un cookie est un petit texte que le site dépose dans votre navigateur et qui lui revient à chaque page. Le site y range aussi quelques notes, dans le stockage du navigateur, qui ne lui sont pas renvoyées d’elles-mêmes. La loi demande votre accord pour tout ce qui n’est pas strictement nécessaire (loi Informatique et Libertés, article 82).',
  ),
)

const choice = section(
  '2. Votre choix',
  paragraph(
    `Avant votre réponse, rien d’autre que le nécessaire n’est déposé. Refuser est aussi simple qu’accepter et ne change rien au service. Votre choix vaut ${cookieConsentMonths} mois, puis nous vous redemandons. Vous pouvez le changer quand vous voulez, ici ou au bas de chaque page :`,
  ),
  { kind: 'cookie-settings' },
  paragraph(
    `Nous gardons la preuve de votre choix pendant ${cookieConsentMonths} mois : un numéro tiré au hasard, ce que vous avez choisi, et quand, avec votre compte si vous étiez connecté. Vous pouvez aussi effacer les cookies dans les réglages de votre navigateur.`,
  ),
)

const essentialCookies = entries(
  [
    'amivoix.session_token',
    {
      Rôle: 'vous garder connecté',
      Durée: `la fermeture du navigateur, ou ${sessionDays} jours avec « Se souvenir de moi », avec Google et après la confirmation de l’adresse`,
    },
  ],
  [
    'amivoix.dont_remember',
    {
      Rôle: 'savoir que vous n’avez pas choisi « Se souvenir de moi »',
      Durée: 'la fermeture du navigateur',
    },
  ],
  [
    'amivoix.device',
    {
      Rôle: 'reconnaître un appareil déjà connecté, pour que les essais de mot de passe d’un inconnu ne vous bloquent pas ; il ne contient pas votre adresse et ne connecte personne',
      Durée: `${knownDeviceDays} jours`,
    },
  ],
  [
    'amivoix.registration',
    {
      Rôle: 'confirmer votre adresse dans le navigateur où vous vous êtes inscrit',
      Durée: `${registrationHours} heures`,
    },
  ],
  [
    'amivoix.state',
    {
      Rôle: 'protéger la connexion par Google pendant l’aller et retour',
      Durée: '5 minutes',
    },
  ],
  ['theme', { Rôle: 'garder l’apparence claire ou sombre choisie', Durée: `${themeDays} jours` }],
  [
    'profile_banner',
    {
      Rôle: 'ne pas remontrer une invitation à compléter le profil que vous avez fermée',
      Durée: 'la fermeture du navigateur',
    },
  ],
)

const webStorageEntries = entries(
  [
    `${cookieConsentKey}, cookie-consent-proof`,
    {
      Rôle: 'votre choix de cookies, et s’il nous est parvenu',
      Durée: `jusqu’à ce que vous effaciez votre réponse ; le choix vaut ${cookieConsentMonths} mois`,
    },
  ],
  [
    'favorites, favorites-meeting',
    {
      Rôle: 'vos compagnons favoris, et la dernière liste partagée avec votre compte',
      Durée: browserUntilSignOut,
    },
  ],
  [
    'amivoix.speech-consents',
    {
      Rôle: 'vos accords, service par service, pour ce que vous dites',
      Durée: browserUntilSignOut,
    },
  ],
  [
    'amivoix.call, hosted-call',
    {
      Rôle: 'reprendre ou terminer un appel après un rechargement, avec ses derniers sous-titres, effacés à la fin de l’appel ou, si vous avez quitté le site, au plus tard une minute après votre retour',
      Durée: tabOnly,
    },
  ],
  [
    'amivoix.profile-draft',
    { Rôle: 'ne rien perdre d’un profil que vous remplissez', Durée: tabOnly },
  ],
  [
    'hello-lines',
    {
      Rôle: 'vos lignes échangées sur la page d’accueil, pour les reprendre si vous le voulez',
      Durée: tabOnly,
    },
  ],
  [
    'last-companion, appointments-watched, react-router-scroll-positions',
    {
      Rôle: 'revenir au compagnon, rappeler un rendez-vous dont vous avez demandé la notification, retrouver l’endroit de la page',
      Durée: tabOnly,
    },
  ],
)

const essentials = section(
  '3. Ce qui est nécessaire',
  paragraph(
    'Ces éléments font marcher le site et ne demandent pas d’accord. Aucun ne vous suit ailleurs. Sur le site public, le nom des cookies de connexion commence par « __Secure- » ou « __Host- ».',
  ),
  essentialCookies,
  paragraph('Dans le stockage du navigateur :'),
  webStorageEntries,
  paragraph(
    'Le navigateur garde aussi une page de secours, affichée quand le réseau manque. Elle ne contient rien sur vous.',
  ),
)

const createOptionalStorage = ({ hasAnalytics, hostedVoice }: SiteServices) =>
  section(
    '4. Ce qui attend votre accord',
    ...(hasAnalytics ? analytics : withoutAnalytics),
    list(
      'personnalisation : adapter le site à vos visites dans ce navigateur ; aucune page ne s’en sert aujourd’hui, et rien n’est déposé ;',
      hasAnalytics
        ? 'publicité : relier votre visite à une annonce vue ailleurs, par Google ; le site n’affiche aucune annonce, et la publicité personnalisée reste toujours refusée.'
        : 'publicité : le site n’affiche et ne suit aucune annonce ; rien n’est déposé.',
    ),
    ...(hostedVoice === null ? [] : hostedCalls(hostedVoice)),
  )

const analytics: readonly LegalBlock[] = [
  paragraph(
    'La mesure d’audience est faite par Google Analytics, qui n’est chargé qu’après votre accord. Il compte les visites et les pages lues. Google reçoit alors votre adresse IP et des informations sur votre navigateur, et dépose ces cookies, que nous effaçons si vous changez d’avis :',
  ),
  entries([
    '_ga, _ga_…',
    { Rôle: 'distinguer les visites', Durée: 'fixée par Google, au plus deux ans' },
  ]),
]

const withoutAnalytics: readonly LegalBlock[] = [
  paragraph(
    'Aucun outil de mesure d’audience n’est installé sur ce site : même si vous l’acceptez, rien n’est déposé à ce titre.',
  ),
]

const hostedCalls = (host: string): readonly LegalBlock[] => [
  paragraph(
    `Un appel tenu par ${host} passe par une salle d’appel de Daily (daily.co), chargée seulement après votre accord, juste avant cet appel. Son programme peut garder des notes techniques dans votre navigateur.`,
  ),
]

const createContact = ({ contactEmail }: OperatorFacts) =>
  section(
    '5. Une question',
    paragraph(
      'Écrivez-nous à ',
      contactEmail,
      '. Ce que nous faisons de vos autres données est expliqué dans la ',
      pageLink('politique de confidentialité', 'privacy'),
      '.',
    ),
  )

/** The cookie policy: everything that the product stores in a browser, by name. */
export const createCookiePolicy = (
  facts: OperatorFacts,
  services: SiteServices,
): LegalDocument => ({
  title: 'Politique cookies',
  updatedOn: legalTextsUpdatedOn,
  summary: [
    text('Aucun traceur avant votre accord, et refuser ne change rien au service.'),
    text(`Votre choix vaut ${cookieConsentMonths} mois et se change quand vous voulez.`),
  ],
  sections: [
    introduction,
    choice,
    essentials,
    createOptionalStorage(services),
    createContact(facts),
  ],
})
