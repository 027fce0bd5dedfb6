import { implement } from '@orpc/server'
import { type Appointment, appointmentsContract } from '../../../contract/appointments'
import { resolveImageUrl } from '../../companions/image-url'
import { ApplicationError } from '../../platform/application-error'
import { handleErrors, type RequestContext, requireUser } from '../../platform/http/api/procedures'
import type { StoredAppointment } from './appointment-repository'
import { type AppointmentDeps, scheduleAppointment } from './schedule-appointment'

const procedures = implement(appointmentsContract)
  .$context<RequestContext>()
  .use(handleErrors)
  .use(requireUser)

/** The routes of a user's own appointments. `publicUrl` is the base of our own portraits' URLs. */
export function createAppointmentRoutes(deps: AppointmentDeps, publicUrl: URL) {
  const toAppointment = ({ imageUrl, startsAt, ...row }: StoredAppointment): Appointment => ({
    id: row.id,
    agentId: row.agentId,
    agentName: row.agentName,
    agentImage: resolveImageUrl(imageUrl, publicUrl),
    startsAt: startsAt.toISOString(),
    timeZone: row.timeZone,
    hasMailReminder: row.hasMailReminder,
  })

  return procedures.router({
    list: procedures.list.handler(async ({ context }) =>
      (await deps.appointments.listUpcoming(context.user.id)).map(toAppointment),
    ),
    schedule: procedures.schedule.handler(async ({ context, input }) =>
      toAppointment(await scheduleAppointment(deps, context.user, input)),
    ),
    cancel: procedures.cancel.handler(async ({ context, input }) => {
      const isCancelled = await deps.appointments.cancel(context.user.id, input.id)
      if (!isCancelled) throw new ApplicationError('NOT_FOUND')
      return {}
    }),
  })
}
