import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { hasPublishedCompanion } from '../../companions/find-companion'
import type { Database, Transaction } from '../../platform/database/open-database'
import { appointments } from '../../platform/database/tables/appointment-tables'
import { user } from '../../platform/database/tables/auth-tables'
import { agents } from '../../platform/database/tables/catalogue-tables'

export type AppointmentRepository = ReturnType<typeof createAppointmentRepository>

export type StoredAppointment = typeof appointments.$inferSelect & {
  agentName: string
  imageUrl: string
}

type NewAppointment = Pick<
  typeof appointments.$inferInsert,
  'userId' | 'agentId' | 'startsAt' | 'timeZone' | 'hasMailReminder'
>

/** Reads and changes a user's own appointments. */
export const createAppointmentRepository = (database: Database) => {
  const select = (connection: Pick<Database, 'select'>) =>
    connection
      .select({ appointment: appointments, agentName: agents.name, imageUrl: agents.imageUrl })
      .from(appointments)
      // Hides appointments with a companion that was deleted or is not published.
      .innerJoin(agents, and(eq(agents.id, appointments.agentId), eq(agents.isPublished, true)))

  const toStoredAppointment = ({
    appointment,
    agentName,
    imageUrl,
  }: Awaited<ReturnType<typeof select>>[number]): StoredAppointment => ({
    ...appointment,
    agentName,
    imageUrl,
  })

  return {
    transaction: database.transaction.bind(database),

    /** Lists a user's upcoming appointments, the next one first. */
    async listUpcoming(userId: string): Promise<StoredAppointment[]> {
      const rows = await select(database)
        .where(and(eq(appointments.userId, userId), gt(appointments.startsAt, sql`now()`)))
        .orderBy(asc(appointments.startsAt), appointments.id)
      return rows.map(toStoredAppointment)
    },

    async find(userId: string, id: string): Promise<StoredAppointment | undefined> {
      const [row] = await select(database).where(
        and(eq(appointments.userId, userId), eq(appointments.id, id)),
      )
      return row && toStoredAppointment(row)
    },

    hasPublishedCompanion: (agentId: string) => hasPublishedCompanion(database, agentId),

    /**
     * Lists the user's upcoming appointments. Locks the user's row, so that two simultaneous
     * requests cannot exceed the maximum.
     */
    async lockUpcoming(transaction: Transaction, userId: string) {
      await transaction.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update')
      return transaction
        .select({ agentId: appointments.agentId, startsAt: appointments.startsAt })
        .from(appointments)
        .where(and(eq(appointments.userId, userId), gt(appointments.startsAt, sql`now()`)))
    },

    /**
     * Stores an appointment, or updates the time zone and the reminder of the user's appointment
     * with the same companion at the same time. Returns the id.
     */
    async store(transaction: Transaction, appointment: NewAppointment): Promise<string> {
      const { timeZone, hasMailReminder } = appointment
      const [row] = await transaction
        .insert(appointments)
        .values(appointment)
        .onConflictDoUpdate({
          target: [appointments.userId, appointments.agentId, appointments.startsAt],
          set: { timeZone, hasMailReminder },
        })
        .returning({ id: appointments.id })
      if (!row) throw new Error('The appointment was not stored')
      return row.id
    },

    /** Deletes an appointment; returns false when the user has no such appointment. */
    async cancel(userId: string, id: string) {
      const rows = await database
        .delete(appointments)
        .where(and(eq(appointments.userId, userId), eq(appointments.id, id)))
        .returning({ id: appointments.id })
      return rows.length > 0
    },

    /**
     * Claims the reminder of an appointment, so that it is sent once. Returns undefined when the
     * appointment was cancelled, its companion is not published or the user is suspended; also when
     * the reminder is no longer wanted, was claimed before, or is more than an hour late.
     */
    async claimReminder(transaction: Transaction, id: string) {
      const [claimedRow] = await transaction
        .update(appointments)
        .set({ hasMailReminder: false })
        .where(
          and(
            eq(appointments.id, id),
            eq(appointments.hasMailReminder, true),
            gt(appointments.startsAt, sql`now() - interval '1 hour'`),
          ),
        )
        .returning({ id: appointments.id })
      if (!claimedRow) return undefined
      const [row] = await transaction
        .select({
          startsAt: appointments.startsAt,
          timeZone: appointments.timeZone,
          agentId: appointments.agentId,
          agentName: agents.name,
          email: user.email,
        })
        .from(appointments)
        .innerJoin(agents, and(eq(agents.id, appointments.agentId), eq(agents.isPublished, true)))
        .innerJoin(user, eq(user.id, appointments.userId))
        .where(and(eq(appointments.id, id), isNull(user.suspendedAt)))
      return row
    },
  }
}
