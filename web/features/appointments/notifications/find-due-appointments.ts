/** A notification that is later than this is useless, for instance after the computer was asleep. */
const maxLateMs = 10 * 60_000

/** Returns the appointments that started at most ten minutes ago and were not notified yet. */
export const findDueAppointments = <Pending extends { id: string; startsAt: string }>(
  appointments: readonly Pending[],
  now: Date,
  notified: ReadonlySet<string>,
) =>
  appointments.filter(({ id, startsAt }) => {
    const lateMs = now.getTime() - new Date(startsAt).getTime()
    return lateMs >= 0 && lateMs <= maxLateMs && !notified.has(id)
  })
