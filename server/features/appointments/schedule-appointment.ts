import {
  type AppointmentDraft,
  maxPendingAppointments,
  resolveStart,
} from '../../../domain/appointments/appointment'
import type { Clock } from '../../../voice/ports/clock'
import { ApplicationError } from '../../platform/application-error'
import type { JobQueue } from '../../platform/jobs/job-queue'
import type { RateLimit } from '../../platform/rate-limits/create-rate-limits'
import type { SignedInUser } from '../../policies'
import type { AppointmentRepository, StoredAppointment } from './appointment-repository'

export type AppointmentDeps = {
  appointments: AppointmentRepository
  jobs: Pick<JobQueue, 'enqueue'>
  clock: Pick<Clock, 'now'>
  /** Throws RATE_LIMITED. */
  consume(limit: RateLimit, subject: string): Promise<void>
}

/** Scheduled appointments per user; limited, because each reminder is a queued job. */
const scheduleLimit: RateLimit = { name: 'appointments', max: 30, windowSeconds: 3_600 }

/**
 * Stores an appointment and, if requested, enqueues a job that sends a reminder at that hour.
 * Throws AGENT_NOT_FOUND, APPOINTMENT_PAST, APPOINTMENT_TOO_FAR, APPOINTMENTS_FULL, RATE_LIMITED,
 * NOT_FOUND, and INPUT_INVALID for a time or a time zone that does not exist.
 */
export async function scheduleAppointment(
  { appointments, jobs, clock, consume }: AppointmentDeps,
  user: Pick<SignedInUser, 'id'>,
  draft: AppointmentDraft,
): Promise<StoredAppointment> {
  const now = clock.now()
  const start = resolveStart(draft, now)
  if ('refusal' in start) throw new ApplicationError(start.refusal)
  const { agentId, timeZone, hasMailReminder } = draft
  const { startsAt } = start
  if (!(await appointments.hasPublishedCompanion(agentId)))
    throw new ApplicationError('AGENT_NOT_FOUND')
  await consume(scheduleLimit, user.id)
  const id = await appointments.transaction(async (transaction) => {
    const upcoming = await appointments.lockUpcoming(transaction, user.id)
    const isExisting = upcoming.some(
      (other) => other.agentId === agentId && other.startsAt.getTime() === startsAt.getTime(),
    )
    if (!isExisting && upcoming.length >= maxPendingAppointments)
      throw new ApplicationError('APPOINTMENTS_FULL')
    const appointment = { userId: user.id, agentId, startsAt, timeZone, hasMailReminder }
    const appointmentId = await appointments.store(transaction, appointment)
    if (hasMailReminder)
      await jobs.enqueue(
        transaction,
        'send-appointment-reminder',
        { appointmentId, userId: user.id },
        { delaySeconds: Math.ceil((startsAt.getTime() - now.getTime()) / 1_000) },
      )
    return appointmentId
  })
  const appointment = await appointments.find(user.id, id)
  // The companion was deleted or unpublished meanwhile.
  if (!appointment) throw new ApplicationError('NOT_FOUND')
  return appointment
}
