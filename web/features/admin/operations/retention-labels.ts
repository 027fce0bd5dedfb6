import type { RetentionRuleName } from '../../../../domain/admin/retention-rule-names'
import { reportTextRetentionMonths } from '../../../../domain/conversations/report'
import { cookieConsentMonths } from '../../../../domain/cookie-consent'
import { retentionPeriods } from '../../../../domain/legal/retention-periods'

const formatPeriod = (number: number, unit: string) => `${number}\u00a0${unit}`
const formatYears = (number: number) => formatPeriod(number, number > 1 ? 'ans' : 'an')
const formatDays = (number: number) => formatPeriod(number, number > 1 ? 'jours' : 'jour')

/** For each retention rule, what it deletes and after which period. */
export const retentionLabels: Record<RetentionRuleName, { data: string; period: string }> = {
  'delete-transcripts': {
    data: 'Paroles des appels, souvenirs proposés et citations',
    period: formatDays(retentionPeriods.transcriptDays),
  },
  'delete-report-words': {
    data: 'Textes des signalements',
    period: formatPeriod(reportTextRetentionMonths, 'mois'),
  },
  'delete-unconfirmed-accounts': {
    data: 'Inscriptions jamais confirmées',
    period: formatDays(retentionPeriods.unconfirmedAccountDays),
  },
  'erase-inactive-accounts': {
    data: 'Comptes sans connexion, sans abonnement et sans minutes payées',
    period: `${formatYears(retentionPeriods.inactiveAccountYears)}, après un avis ${formatDays(retentionPeriods.inactivityWarningDays)} avant`,
  },
  'delete-expired-sessions': {
    data: 'Sessions et liens à usage unique',
    period: 'À leur expiration',
  },
  'delete-cookie-consents': {
    data: 'Choix de cookies',
    period: formatPeriod(cookieConsentMonths, 'mois'),
  },
  'delete-newsletter-requests': {
    data: 'Abonnements à la lettre jamais confirmés',
    period: formatDays(retentionPeriods.unconfirmedNewsletterDays),
  },
  'delete-appointments': {
    data: 'Rendez-vous passés',
    period: formatDays(retentionPeriods.appointmentDays),
  },
  'delete-revoked-keys': {
    data: 'Clés d’accès révoquées',
    period: formatDays(retentionPeriods.revokedApiKeyDays),
  },
  'delete-cancellations': {
    data: 'Demandes de résiliation',
    period: `${formatYears(retentionPeriods.cancellationYears)}\u00a0; ${formatYears(retentionPeriods.emptyCancellationYears)} sans abonnement`,
  },
  'delete-invoices': {
    data: 'Factures et avoirs\u00a0; commandes et rétractations des comptes supprimés',
    period: `${formatYears(retentionPeriods.invoiceYears)} après la fin de l’année`,
  },
}
