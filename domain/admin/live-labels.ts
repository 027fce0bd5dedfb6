/** French label of each background job, by the name of its queue. */
export const jobLabels: Readonly<Record<string, string>> = {
  'analyse-conversation': 'Résumé et score d’un appel',
  'send-mail': 'Message',
  'send-farewell': 'Message de fermeture d’un compte',
  'send-receipt': 'Message que la loi impose',
  'send-password-link': 'Lien de mot de passe',
  'send-appointment-reminder': 'Rappel d’un rendez-vous',
  'end-calls-of-key': 'Fin d’appel après la révocation d’une clé',
  'handle-payment-event': 'Événement de paiement',
  'refund-rejected-order': 'Restitution d’un achat',
  'give-back-order': 'Restitution d’un achat',
  'reconcile-payments': 'Rapprochement des paiements',
  'carry-out-withdrawal': 'Rétractation',
  'resume-withdrawals': 'Reprise des rétractations',
  'release-waiting-minutes': 'Minutes en attente',
  'carry-out-cancellation': 'Résiliation',
  'resume-cancellations': 'Reprise des résiliations',
  'send-renewal-reminders': 'Avis de renouvellement',
  'send-newsletter': 'Lettre d’information',
  'forget-payment-customers': 'Effacement chez le prestataire de paiement',
  'check-ledger': 'Contrôle des soldes',
  'update-daily-figures': 'Chiffres des derniers jours',
  'rebuild-daily-figures': 'Chiffres de tout l’historique',
  'delete-transcripts': 'Effacement des paroles des appels',
  'delete-unconfirmed-accounts': 'Effacement des inscriptions jamais confirmées',
  'erase-inactive-accounts': 'Avis aux comptes inactifs et effacement',
  'delete-expired-sessions': 'Effacement des sessions expirées',
  'delete-cookie-consents': 'Effacement des choix de cookies',
  'delete-cancellations': 'Effacement des résiliations',
  'delete-invoices': 'Effacement des factures',
  'delete-report-words': 'Effacement des textes de signalements',
  'delete-appointments': 'Effacement des rendez-vous passés',
  'delete-revoked-keys': 'Effacement des clés d’accès révoquées',
  'delete-newsletter-requests': 'Effacement des inscriptions à la lettre non confirmées',
}

/** What logged errors mean, by their log message up to its first colon. Not every error is listed. */
export const errorLabels: Readonly<Record<string, string>> = {
  'request failed': 'Requête qui a échoué',
  'call error': 'Erreur pendant un appel',
  'job failed for good': 'Tâche abandonnée après tous ses essais',
  'job queue error': 'Erreur de la file des tâches',
  'alert not sent': 'Alerte qui n’est pas partie',
  'better-auth error': 'Erreur à la connexion d’un compte',
  'request to Stripe failed': 'Requête refusée par Stripe',
  'embedded database reopened': 'Base embarquée rouverte',
  'local speech does not start': 'Voix installées qui ne démarrent pas',
  'disk not read': 'Disque illisible',
}

const providerLabels: Readonly<Record<string, string>> = {
  'espeak-ng': 'Voix intégrée',
  'local-speech': 'Voix installées',
  vapi: 'Service vocal hébergé',
}

/** Returns the French name of a provider that is recorded in place of a model; any other model unchanged. */
export const labelProvider = (model: string): string => providerLabels[model] ?? model

const requestLabels: Readonly<Record<string, string>> = {
  'audio/speech': 'synthèse de la parole',
  'audio/transcriptions': 'reconnaissance de la parole',
  'call.control': 'consigne pendant un appel',
  'call.create': 'début d’un appel',
  'call.end': 'fin d’un appel',
  'call.find': 'état d’un appel',
  'chat/completions': 'réponse écrite',
  realtime: 'réponse parlée',
  'realtime transcription': 'reconnaissance de la parole',
  speech: 'synthèse de la parole',
}

/** Returns the French name of a kind of request to a provider; the request itself if it has none. */
export const labelRequest = (request: string): string => requestLabels[request] ?? request
