import { type SQL, sql } from 'drizzle-orm'
import { reportWordsMonths } from '../../../domain/conversations/report'
import type { Jobs } from '../../platform/jobs/jobs'

export type RetentionTimer = {
  job: Extract<keyof Jobs, `delete-${string}`>
  /** When it runs, in Paris. */
  cron: string
  /** Each deletes at most as many rows as it is told, the oldest first. */
  deletions: readonly ((limit: number) => SQL)[]
  /** Rows at once: no statement over 50 ms on the embedded database (02, « Pitfalls »). */
  batchSize: number
}

/** What may not be kept, and how long each is (05, « retention »), one quiet hour of each night. */
export const retentionTimers: readonly RetentionTimer[] = [
  {
    // The conversation stays with its duration, receipt and rating; its words go.
    job: 'delete-transcripts',
    cron: '10 3 * * *',
    deletions: [
      (limit) => sql`
        delete from conversation_turns where (call_id, position) in (
          select call_id, position from conversation_turns
          where created_at < now() - interval '30 days' order by created_at limit ${limit}
        )`,
    ],
    batchSize: 500,
  },
  {
    job: 'delete-unconfirmed-accounts',
    cron: '20 3 * * *',
    deletions: [
      // Locked, so that an account that is being confirmed at this moment is left alone.
      (limit) => sql`
        delete from "user" where id in (
          select id from "user"
          where not email_verified and created_at < now() - interval '7 days'
          order by created_at limit ${limit} for update skip locked
        )`,
    ],
    batchSize: 50,
  },
  {
    // They open nothing any more, and say who was here when.
    job: 'delete-expired-sessions',
    cron: '30 3 * * *',
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
    // The choice is over by then and was asked for again (second document, section 9).
    job: 'delete-cookie-consents',
    cron: '45 3 * * *',
    deletions: [
      (limit) => sql`
        delete from cookie_consents where id in (
          select id from cookie_consents
          where created_at < now() - interval '6 months' order by created_at limit ${limit}
        )`,
    ],
    batchSize: 500,
  },
  {
    // Proof for as long as somebody may claim something of it (code civil, art. 2224); of an address
    // without a subscription there is nothing to claim.
    job: 'delete-cancellations',
    cron: '50 3 * * *',
    deletions: [
      (limit) => sql`
        delete from cancellations where id in (
          select id from cancellations
          where carried_out_at is not null and notified_at < now() - case
            when subscription_id is null then interval '1 year' else interval '5 years' end
          order by notified_at limit ${limit}
        )`,
    ],
    batchSize: 500,
  },
  {
    // Ten years after the end of their year (code de commerce, L123-22); the profile went long before.
    job: 'delete-invoices',
    cron: '55 3 * * *',
    deletions: [
      (limit) => sql`
        delete from invoices where number in (
          select number from invoices
          where issued_at < date_trunc('year', now() at time zone 'Europe/Paris')
            at time zone 'Europe/Paris' - interval '10 years'
          order by issued_at limit ${limit}
        )`,
    ],
    batchSize: 500,
  },
  {
    // That something was reported stays; a decision may be contested for six months (DSA, art. 20).
    job: 'delete-report-words',
    cron: '58 3 * * *',
    deletions: [
      (limit) => sql`
        update reports set is_forgotten = true where id in (
          select id from reports
          where not is_forgotten and created_at < now() - make_interval(months => ${reportWordsMonths})
          order by created_at limit ${limit}
        )`,
    ],
    batchSize: 100,
  },
]
