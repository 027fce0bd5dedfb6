import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const day = date('day', { mode: 'string' })
const count = (name: string) => integer(name).notNull()
const sum = (name: string) => bigint(name, { mode: 'number' }).notNull()

const callFigures = () => ({
  calls: count('calls'),
  durationSeconds: sum('duration_seconds'),
  scoreSum: sum('score_sum'),
  scoreCount: count('score_count'),
  ratingSum: sum('rating_sum'),
  ratingCount: count('rating_count'),
})

/** The figures of each day before today (migration 0030); a job writes them. */
export const dailyFigures = pgTable('daily_figures', {
  day: day.primaryKey(),
  ...callFigures(),
  orders: count('orders'),
  revenueCents: sum('revenue_cents'),
  /** Accounts that were opened on this day. */
  newAccounts: count('new_accounts'),
  /**
   * E-mail addresses that registered on this day. The next three columns count those that have
   * since been confirmed, those whose users have since called, and those whose users have since
   * bought.
   */
  signUps: count('sign_ups'),
  confirmed: count('confirmed'),
  called: count('called'),
  purchased: count('purchased'),
})

/** The figures of each companion and day before today. */
export const dailyAgentFigures = pgTable(
  'daily_agent_figures',
  { day: day.notNull(), agentId: text('agent_id').notNull(), ...callFigures() },
  (table) => [primaryKey({ columns: [table.day, table.agentId] })],
)
