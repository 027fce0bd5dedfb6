import { sql } from 'drizzle-orm'
import type { RunInBooks } from '../state/books'
import { periodEnd } from './period'
import { settleDue } from './settle-due'

export type ClockStep = 'day' | 'week' | 'month'

/** Moves the stand-in's time on, for every process, and does what falls due on the way. */
export async function advanceClock(
  run: RunInBooks,
  { step, isDeclined }: { step: ClockStep; isDeclined: boolean },
) {
  await run(async ({ transaction, now }) => {
    const seconds = periodEnd(now, now, { interval: step, interval_count: 1 }) - now
    await transaction.execute(
      sql`update stripe_stand_in_clock set offset_seconds = offset_seconds + ${seconds}`,
    )
  })
  await settleDue(run, { isDeclined })
}
