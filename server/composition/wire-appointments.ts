import type { FastifyRequest } from 'fastify'
import { appointmentFileRoute } from '../features/appointments/appointment-file-route'
import { createAppointmentRepository } from '../features/appointments/appointment-repository'
import type { AppointmentDeps } from '../features/appointments/schedule-appointment'
import { sendAppointmentReminder } from '../features/appointments/send-appointment-reminder'
import { systemClock } from '../platform/clock'
import type { Database } from '../platform/database/open-database'
import type { HttpServer } from '../platform/http/create-http-server'
import type { JobQueue } from '../platform/jobs/job-queue'
import type { RateLimits } from '../platform/rate-limits/create-rate-limits'
import type { SignedInUser } from '../policies'

type Deps = {
  database: Database
  jobs: JobQueue
  rateLimits: Pick<RateLimits, 'consume'>
  publicUrl: URL
}

/** Wires the appointments of users: their routes, calendar files and reminders. */
export function wireAppointments({ database, jobs, rateLimits, publicUrl }: Deps) {
  const appointments = createAppointmentRepository(database)
  const { origin } = publicUrl
  const deps: AppointmentDeps = {
    appointments,
    jobs,
    clock: systemClock,
    consume: rateLimits.consume,
  }
  return {
    deps,
    mount: (app: HttpServer, findUser: (request: FastifyRequest) => Promise<SignedInUser | null>) =>
      app.register(appointmentFileRoute, { appointments, origin, findUser }),
    start: () =>
      jobs.work('send-appointment-reminder', ({ appointmentId }) =>
        sendAppointmentReminder({ appointments, jobs, origin }, appointmentId),
      ),
  }
}
