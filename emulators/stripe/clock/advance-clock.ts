import { sql } from 'drizzle-orm'
import type { RunInTransaction } from '../state/transaction-context'
import { getPeriodEnd } from '../subscriptions/billing-period'
import { processDueWork } from './process-due-work'

export type ClockStep = 'day' | 'week' | 'month'

/**
 * Advances the emulator's clock for all processes, then processes the work that became due. With
 * `shouldDecline`, every payment attempted during that work is declined.
 */
export async function advanceClock(
  run: RunInTransaction,
  { step, shouldDecline }: { step: ClockStep; shouldDecline: boolean },
) {
  await run(async ({ transaction, now }) => {
    const seconds = getPeriodEnd(now, now, { interval: step, interval_count: 1 }) - now
    await transaction.execute(
      sql`update stripe_stand_in_clock set offset_seconds = offset_seconds + ${seconds}`,
    )
  })
  await processDueWork(run, { shouldDecline })
}
