import { z } from 'zod'
import type { AppointmentDraft } from '../domain/appointments/appointment'
import { declareErrors } from './error-codes'
import { procedure } from './procedure'
import { storableText } from './storable-text'

const appointment = z.object({
  id: z.uuid(),
  agentId: z.string(),
  agentName: z.string(),
  /** The URL of the companion's portrait. */
  agentImage: z.string(),
  startsAt: z.iso.datetime(),
  /** The time zone in which the hour was chosen. */
  timeZone: z.string(),
  /** Whether a reminder is sent by e-mail when the appointment starts. */
  hasMailReminder: z.boolean(),
})

export type Appointment = z.infer<typeof appointment>

const draft = z.object({
  agentId: storableText().min(1).max(100),
  /** "2026-11-28T21:00", in the user's time zone. */
  localTime: storableText().max(16),
  /** An IANA name, "Europe/Paris". */
  timeZone: storableText().min(1).max(64),
  hasMailReminder: z.boolean(),
}) satisfies z.ZodType<AppointmentDraft>

/** The hours at which a user plans to call a companion. */
export const appointmentsContract = {
  list: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'DATABASE_FAILED'))
    .route({ method: 'GET', path: '/appointments', summary: 'Ses rendez-vous à venir' })
    .output(z.array(appointment)),
  /** Scheduling the same hour with the same companion again updates the appointment. */
  schedule: procedure
    .errors(
      declareErrors(
        'UNAUTHENTICATED',
        'INPUT_INVALID',
        'AGENT_NOT_FOUND',
        'APPOINTMENT_PAST',
        'APPOINTMENT_TOO_FAR',
        'APPOINTMENTS_FULL',
        'RATE_LIMITED',
        'DATABASE_FAILED',
      ),
    )
    .route({
      method: 'POST',
      path: '/appointments',
      successStatus: 201,
      summary: 'Note un rendez-vous avec un compagnon',
    })
    .input(draft)
    .output(appointment),
  cancel: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'NOT_FOUND', 'DATABASE_FAILED'))
    .route({ method: 'DELETE', path: '/appointments/{id}', summary: 'Annule un rendez-vous' })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),
}
