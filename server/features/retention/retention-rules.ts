import { type SQL, sql } from 'drizzle-orm'
import { reportTextRetentionMonths } from '../../../domain/conversations/report'
import { cookieConsentMonths } from '../../../domain/cookie-consent'
import { retentionPeriods } from '../../../domain/legal/retention-periods'
import type { Jobs } from '../../platform/jobs/jobs'

export type RetentionRule = {
  job: Extract<keyof Jobs, `delete-${string}`>
  /** The rule runs every night at this minute after three o'clock, Paris time. */
  minute: number
  /** Each deletes at most `limit` rows, or clears their personal data, the oldest first. */
  deletions: readonly ((limit: number) => SQL)[]
  /**
   * Rows per statement: limited, so that no statement takes over 50 ms on the embedded database.
   */
  batchSize: number
}

const days = (count: number) => sql`make_interval(days => ${count})`
const months = (count: number) => sql`make_interval(months => ${count})`
const years = (count: number) => sql`make_interval(years => ${count})`

/** Accounting records from before this time may be deleted. */
const accountingCutoff = sql`date_trunc('year', now() at time zone 'Europe/Paris')
  at time zone 'Europe/Paris' - ${years(retentionPeriods.invoiceYears)}`

/** The retention rules; each runs at a different minute of the night. */
export const retentionRules: readonly RetentionRule[] = [
  {
    // The conversation stays, with its duration, receipt, summary and rating.
    job: 'delete-transcripts',
    minute: 10,
    deletions: [
      (limit) => sql`
        delete from conversation_turns where (call_id, position) in (
          select call_id, position from conversation_turns
          where created_at < now() - ${days(retentionPeriods.transcriptDays)} order by created_at limit ${limit}
        )`,
      // Proposed memories quote the transcript; those that the user keeps stay.
      (limit) => sql`
        delete from memories where id in (
          select id from memories
          where kept_at is null and created_at < now() - ${days(retentionPeriods.transcriptDays)}
          order by created_at limit ${limit}
        )`,
      // A highlight quotes the transcript too.
      (limit) => sql`
        update conversations set highlight = null where id in (
          select id from conversations
          where highlight is not null and created_at < now() - ${days(retentionPeriods.transcriptDays)}
          order by created_at limit ${limit}
        )`,
    ],
    batchSize: 500,
  },
  {
    job: 'delete-unconfirmed-accounts',
    minute: 20,
    deletions: [
      // Skips locked rows: an account that is being confirmed right now is not deleted.
      (limit) => sql`
        delete from "user" where id in (
          select id from "user"
          where not email_verified and created_at < now() - ${days(retentionPeriods.unconfirmedAccountDays)}
          order by created_at limit ${limit} for update skip locked
        )`,
      // Each new registration of an address resets `created_at` of the unconfirmed user. An old
      // registration that was not deleted with its user above usually belongs to a user who has a
      // newer one.
      (limit) => sql`
        delete from registrations where id in (
          select id from registrations
          where created_at < now() - ${days(retentionPeriods.unconfirmedAccountDays)} order by created_at limit ${limit}
        )`,
    ],
    batchSize: 50,
  },
  {
    // Expired sessions have no use, but show who signed in when.
    job: 'delete-expired-sessions',
    minute: 30,
    deletions: [
      (limit) => sql`
        delete from session where id in (
          select id from session where expires_at < now() order by expires_at limit ${limit}
        )`,
      (limit) => sql`
        delete from verification where id in (
          select id from verification where expires_at < now() order by expires_at limit ${limit}
        )`,
      (limit) => sql`
        delete from account_links where token_hash in (
          select token_hash from account_links
          where expires_at < now() order by expires_at limit ${limit}
        )`,
    ],
    batchSize: 500,
  },
  {
    // The choice is valid for six months; visitors are then asked again.
    job: 'delete-cookie-consents',
    minute: 45,
    deletions: [
      (limit) => sql`
        delete from cookie_consents where id in (
          select id from cookie_consents
          where created_at < now() - ${months(cookieConsentMonths)} order by created_at limit ${limit}
        )`,
    ],
    batchSize: 500,
  },
  {
    // Cancellations are evidence during the limitation period of five years (French Civil Code,
    // art. 2224). A cancellation that found no subscription is deleted earlier, because nothing can
    // be claimed.
    job: 'delete-cancellations',
    minute: 50,
    deletions: [
      (limit) => sql`
        delete from cancellations where id in (
          select id from cancellations
          where carried_out_at is not null and notified_at < now() - case
            when subscription_id is null then ${years(retentionPeriods.emptyCancellationYears)} else ${years(retentionPeriods.cancellationYears)} end
          order by notified_at limit ${limit}
        )`,
    ],
    batchSize: 500,
  },
  {
    // Ten years after the end of the year of issue (French Commercial Code, art. L123-22).
    job: 'delete-invoices',
    minute: 55,
    deletions: [
      (limit) => sql`
        delete from invoices where number in (
          select number from invoices
          where issued_at < ${accountingCutoff} order by issued_at limit ${limit}
        )`,
      // Deletes only the withdrawals and orders of erased accounts: existing accounts keep theirs
      // as history.
      (limit) => sql`
        delete from withdrawals where id in (
          select id from withdrawals
          where user_id is null and declared_at < ${accountingCutoff}
          order by declared_at limit ${limit}
        )`,
      (limit) => sql`
        delete from stripe_orders where id in (
          select id from stripe_orders as old
          where created_at < ${accountingCutoff}
            and not exists (
              select from stripe_customers
              where customer_id = old.customer_id and user_id is not null
            )
            and not exists (select from invoices where order_id = old.id)
            and not exists (select from withdrawals where order_id = old.id)
            and not exists (select from withdrawal_lines where order_id = old.id)
          order by created_at limit ${limit}
        )`,
    ],
    batchSize: 500,
  },
  {
    // When is_forgotten is set, a trigger clears the sender and the texts, but the row stays. The
    // sender and the texts are kept for six months, during which a decision may be contested (DSA,
    // art. 20).
    job: 'delete-report-words',
    minute: 58,
    deletions: [
      (limit) => sql`
        update reports set is_forgotten = true where id in (
          select id from reports
          where not is_forgotten and created_at < now() - ${months(reportTextRetentionMonths)}
          order by created_at limit ${limit}
        )`,
    ],
    batchSize: 100,
  },
  {
    // Deletes past appointments, because the user's list shows only upcoming ones.
    job: 'delete-appointments',
    minute: 5,
    deletions: [
      (limit) => sql`
        delete from appointments where id in (
          select id from appointments
          where starts_at < now() - ${days(retentionPeriods.appointmentDays)} order by starts_at limit ${limit}
        )`,
    ],
    batchSize: 500,
  },
  {
    // The calls of a revoked key stay, without a reference to it.
    job: 'delete-revoked-keys',
    minute: 8,
    deletions: [
      (limit) => sql`
        delete from api_keys where id in (
          select id from api_keys
          where revoked_at < now() - ${days(retentionPeriods.revokedApiKeyDays)}
          order by revoked_at limit ${limit}
        )`,
    ],
    batchSize: 100,
  },
  {
    // Deletes unconfirmed sign-ups, because somebody else may have typed the address.
    job: 'delete-newsletter-requests',
    minute: 15,
    deletions: [
      (limit) => sql`
        delete from newsletter_subscriptions where id in (
          select id from newsletter_subscriptions
          where confirmed_at is null and created_at < now() - ${days(retentionPeriods.unconfirmedNewsletterDays)}
          order by created_at limit ${limit}
        )`,
    ],
    batchSize: 500,
  },
]
