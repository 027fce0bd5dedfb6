import { type SQL, sql } from 'drizzle-orm'

export type DataSubject = { id: string; email: string }

export type PersonalDataTable = {
  /** The name of the table in the database. */
  table: string
  title: string
  /** Why the rows are kept, on which legal ground, and for how long (GDPR, art. 15(1)). */
  reason: string
  /** The condition that selects the user's rows. */
  createOwnerCondition(subject: DataSubject): SQL
  /**
   * Columns that the export leaves out: secrets that give access to something (hashes, tokens, ids
   * in links), and columns about somebody or something other than the user (the administrator who
   * acted, the server that ran a call).
   */
  omittedColumns?: readonly string[]
  /** Whether the user provided the data, and may move it to another service (GDPR, art. 20). */
  isPortable: boolean
}

const belongsToUser = ({ id }: DataSubject) => sql`user_id = ${id}`
const belongsToCall = ({ id }: DataSubject) =>
  sql`call_id in (select id from calls where user_id = ${id})`
const belongsToCustomer = ({ id }: DataSubject) =>
  sql`customer_id in (select customer_id from stripe_customers where user_id = ${id})`
const belongsToOrder = (subject: DataSubject) =>
  sql`order_id in (select id from stripe_orders where ${belongsToCustomer(subject)})`

const contractBasis = 'exécution du contrat (RGPD, art. 6.1.b)'
const accountingBasis = 'obligation comptable (Code de commerce, art. L123-22), dix ans'
const evidenceBasis = 'preuve, intérêt légitime (RGPD, art. 6.1.f)'
const securityBasis = 'sécurité du compte, intérêt légitime (RGPD, art. 6.1.f)'

/** Everything that is stored about a user, table by table. */
export const personalDataTables: readonly PersonalDataTable[] = [
  {
    table: 'user',
    title: 'Compte',
    reason: `Ouvrir le compte\u00a0: ${contractBasis}, tant qu’il existe.`,
    createOwnerCondition: ({ id }) => sql`id = ${id}`,
    isPortable: true,
  },
  {
    table: 'user_profiles',
    title: 'Profil, solde et favoris',
    reason: `Répondre avec plus de justesse\u00a0: ${contractBasis}\u00a0; les réponses protégées, par consentement (art. 9.2.a). Tant que le compte existe.`,
    createOwnerCondition: ({ id }) => sql`id = ${id}`,
    isPortable: true,
  },
  {
    table: 'account',
    title: 'Moyens de connexion',
    reason: `Se connecter\u00a0: ${contractBasis}. L’empreinte du mot de passe n’est pas donnée.`,
    createOwnerCondition: belongsToUser,
    omittedColumns: ['password', 'access_token', 'refresh_token', 'id_token'],
    isPortable: false,
  },
  {
    table: 'registrations',
    title: 'Inscriptions en attente',
    reason: `Confirmer l’adresse\u00a0: ${contractBasis}, sept jours.`,
    createOwnerCondition: belongsToUser,
    omittedColumns: ['password_hash', 'browser_hash'],
    isPortable: false,
  },
  {
    table: 'session',
    title: 'Appareils connectés',
    reason: `${capitalise(securityBasis)}, jusqu’à la déconnexion.`,
    createOwnerCondition: belongsToUser,
    omittedColumns: ['token'],
    isPortable: false,
  },
  {
    table: 'account_activity',
    title: 'Dernière connexion et avis d’inactivité',
    reason: `Effacer les comptes qui ne servent plus\u00a0: obligation légale (RGPD, art. 5.1.e), tant que le compte existe.`,
    createOwnerCondition: belongsToUser,
    isPortable: false,
  },
  {
    table: 'account_links',
    title: 'Liens envoyés par e-mail et encore valables',
    reason: `${capitalise(securityBasis)}, au plus un jour.`,
    createOwnerCondition: ({ id, email }) => sql`user_id = ${id} or email = ${email}`,
    omittedColumns: ['token_hash'],
    isPortable: false,
  },
  {
    table: 'consents',
    title: 'Consentements donnés et retirés',
    reason: 'Prouver le consentement (RGPD, art. 7.1), tant que le compte existe.',
    createOwnerCondition: belongsToUser,
    isPortable: true,
  },
  {
    table: 'api_keys',
    title: 'Clés d’accès',
    reason: `Permettre à ses programmes d’appeler\u00a0: ${contractBasis}, jusqu’à 90 jours après leur révocation.`,
    createOwnerCondition: belongsToUser,
    omittedColumns: ['key_hash'],
    isPortable: false,
  },
  {
    table: 'cookie_consents',
    title: 'Choix des cookies',
    reason: 'Prouver le consentement (RGPD, art. 7.1), six mois.',
    createOwnerCondition: belongsToUser,
    isPortable: true,
  },
  {
    table: 'minute_ledger',
    title: 'Mouvements de minutes',
    reason: `Tenir le solde\u00a0: ${contractBasis}, tant que le compte existe.`,
    createOwnerCondition: belongsToUser,
    isPortable: true,
  },
  {
    table: 'calls',
    title: 'Appels',
    reason: `Tenir et facturer les appels\u00a0: ${contractBasis}, tant que le compte existe.`,
    createOwnerCondition: belongsToUser,
    omittedColumns: ['ticket_hash', 'resume_token_hash', 'service_control_url', 'owner'],
    isPortable: true,
  },
  {
    table: 'conversations',
    title: 'Conversations',
    reason: `Montrer l’historique\u00a0: ${contractBasis}\u00a0; le résumé, par consentement (art. 6.1.a). Jusqu’à leur suppression.`,
    createOwnerCondition: belongsToUser,
    isPortable: true,
  },
  {
    table: 'conversation_turns',
    title: 'Transcriptions',
    reason:
      'Relire une conversation\u00a0: consentement (RGPD, art. 6.1.a et 9.2.a), trente jours.',
    createOwnerCondition: belongsToCall,
    isPortable: true,
  },
  {
    table: 'memories',
    title: 'Souvenirs des compagnons',
    reason:
      'Se souvenir d’un appel à l’autre\u00a0: consentement (RGPD, art. 6.1.a et 9.2.a), jusqu’à leur suppression.',
    createOwnerCondition: belongsToUser,
    isPortable: true,
  },
  {
    table: 'feedbacks',
    title: 'Notes et commentaires',
    reason:
      'Améliorer les compagnons\u00a0: intérêt légitime (RGPD, art. 6.1.f), tant que le compte existe.',
    createOwnerCondition: belongsToUser,
    isPortable: true,
  },
  {
    table: 'appointments',
    title: 'Rendez-vous',
    reason: `Rappeler l’heure choisie\u00a0: ${contractBasis}, un jour après.`,
    createOwnerCondition: belongsToUser,
    isPortable: true,
  },
  {
    table: 'reports',
    title: 'Signalements envoyés',
    reason:
      'Traiter les signalements\u00a0: obligation légale (règlement 2022/2065, art. 16), six mois pour les textes.',
    createOwnerCondition: ({ id, email }) => sql`user_id = ${id} or lower(answer_email) = ${email}`,
    isPortable: true,
  },
  {
    table: 'newsletter_subscriptions',
    title: 'Inscription aux nouveaux articles',
    reason: 'Envoyer les articles\u00a0: consentement (RGPD, art. 6.1.a), jusqu’au désabonnement.',
    createOwnerCondition: ({ email }) => sql`email = ${email}`,
    omittedColumns: ['id', 'confirmation_hash'],
    isPortable: true,
  },
  {
    table: 'stripe_customers',
    title: 'Client du service de paiement',
    reason: `Encaisser les achats\u00a0: ${contractBasis}\u00a0; ${accountingBasis}.`,
    createOwnerCondition: belongsToUser,
    isPortable: false,
  },
  {
    table: 'stripe_subscriptions',
    title: 'Abonnements',
    reason: `Tenir l’abonnement\u00a0: ${contractBasis}\u00a0; ${accountingBasis}.`,
    createOwnerCondition: belongsToCustomer,
    isPortable: true,
  },
  {
    table: 'stripe_orders',
    title: 'Achats',
    reason: `Tenir les achats\u00a0: ${contractBasis}\u00a0; ${accountingBasis}.`,
    createOwnerCondition: belongsToCustomer,
    isPortable: true,
  },
  {
    table: 'stripe_disputes',
    title: 'Paiements contestés',
    reason: `Suivre une contestation\u00a0: ${evidenceBasis}.`,
    createOwnerCondition: belongsToOrder,
    isPortable: false,
  },
  {
    table: 'renewal_reminders',
    title: 'Rappels de renouvellement envoyés',
    reason: `Ne rappeler qu’une fois\u00a0: ${contractBasis}.`,
    createOwnerCondition: (subject) =>
      sql`subscription_id in (select subscription_id from stripe_subscriptions where ${belongsToCustomer(subject)})`,
    isPortable: false,
  },
  {
    table: 'invoices',
    title: 'Factures et avoirs',
    reason: `${capitalise(accountingBasis)} après la fin de l’année.`,
    createOwnerCondition: belongsToOrder,
    isPortable: false,
  },
  {
    table: 'withdrawals',
    title: 'Rétractations',
    reason: `Traiter la rétractation\u00a0: obligation légale (Code de la consommation, art. L221-18)\u00a0; ${accountingBasis}.`,
    createOwnerCondition: belongsToUser,
    isPortable: false,
  },
  {
    table: 'withdrawal_lines',
    title: 'Remboursements des rétractations',
    reason: `${capitalise(accountingBasis)}.`,
    createOwnerCondition: belongsToOrder,
    isPortable: false,
  },
  {
    table: 'cancellations',
    title: 'Résiliations',
    reason:
      'Traiter la résiliation\u00a0: obligation légale (Code de la consommation, art. L215-1-1), cinq ans.',
    createOwnerCondition: ({ id, email }) => sql`user_id = ${id} or email = ${email}`,
    isPortable: false,
  },
  {
    table: 'audit_log',
    title: 'Actes de l’administration sur le compte',
    reason: `Rendre compte des actes de l’administration\u00a0: ${evidenceBasis}.`,
    createOwnerCondition: ({ id }) => sql`subject_kind = 'user' and subject_id = ${id}`,
    omittedColumns: ['actor_id'],
    isPortable: false,
  },
  {
    table: 'agent_versions',
    title: 'Versions de compagnons écrites comme administrateur',
    reason: `Savoir qui a changé un compagnon\u00a0: ${evidenceBasis}.`,
    createOwnerCondition: ({ id }) => sql`created_by = ${id}`,
    isPortable: false,
  },
]

/** The tables that are not part of an export, and why. */
export const tablesNotExported: Readonly<Record<string, string>> = {
  agents: 'companions',
  agent_images: 'pictures of companions',
  agent_figure_shards: 'totals per companion',
  catalogue_revision: 'a counter',
  daily_agent_figures: 'sums without personal data',
  daily_figures: 'sums without personal data',
  deleted_figures: 'sums without personal data',
  granted_addresses: 'keyed hashes, which identify nobody without the server secret',
  invoice_counters: 'counters',
  migration: 'the version of the database schema',
  oidc_stand_in_code: 'the Google emulator, on loopback only',
  oidc_stand_in_key: 'the Google emulator, on loopback only',
  rate_limit: 'keyed hashes, deleted after about a day',
  retention_runs: 'when retention rules ran',
  stripe_events: 'ids of webhook events; their effects are in the orders',
  stripe_stand_in: 'the payment emulator, on loopback only',
  stripe_stand_in_answer: 'the payment emulator, on loopback only',
  stripe_stand_in_clock: 'the payment emulator, on loopback only',
  stripe_stand_in_delivery: 'the payment emulator, on loopback only',
  verification: 'sign-ins in progress, which expire within minutes',
}

function capitalise(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
