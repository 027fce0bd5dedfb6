export const engines = ['embedded', 'PostgreSQL'] as const

export type Engine = (typeof engines)[number]

/**
 * The engine of the integration tests that run on one engine only. PostgreSQL is faster and runs statements
 * concurrently; the embedded engine has a single connection. The browser tests run on the embedded engine. The
 * following tests run on both with `describe.each(engines)`, because the engines may behave differently:
 *
 * - account-erasure: one transaction over nearly every table;
 * - inactive-accounts: triggers, and an erasure that a sign-in prevents;
 * - password-change-races, sign-up-races, starting-balance, appointments, calls, call-sweep,
 *   call-settlement: races, locks and transactions;
 * - ledger-check, ledger-property, ledger-refunds: the ledger, for any order of events;
 * - payment-webhook-events, stripe-event-delivery: webhook events that arrive concurrently, twice or late;
 * - jobs, memories, monitoring: the job queue, and the metrics of the database;
 * - catalogue: the collation, which decides how names are sorted;
 * - feedback: the error codes of broken constraints;
 * - commands/…, except `move`, which uses both engines at once: each command opens the database itself.
 *
 * Migrations run on both engines before the first test (integration-setup.ts).
 */
export const defaultEngine: Engine = 'PostgreSQL'
