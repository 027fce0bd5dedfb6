import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { appointmentFilePath, talkPath } from '../../../contract/paths'
import { createCalendarFile } from '../../../domain/appointments/calendar-file'
import { sendProblem } from '../../platform/http/create-http-server'
import type { SignedInUser } from '../../policies'
import type { AppointmentRepository } from './appointment-repository'

type Options = {
  appointments: Pick<AppointmentRepository, 'find'>
  origin: string
  findUser(request: FastifyRequest): Promise<SignedInUser | null>
}

/** Serves an appointment of the signed-in user as a calendar file; NOT_FOUND for any other id. */
export async function appointmentFileRoute(
  app: FastifyInstance,
  { appointments, origin, findUser }: Options,
) {
  app.get<{ Params: { id: string } }>(appointmentFilePath(':id'), async (request, reply) => {
    const user = await findUser(request)
    if (!user) return sendProblem(reply, 'UNAUTHENTICATED')
    const { success, data: id } = z.uuid().safeParse(request.params.id)
    const appointment = success ? await appointments.find(user.id, id) : undefined
    if (!appointment) return sendProblem(reply, 'NOT_FOUND')
    const file = createCalendarFile({
      id: appointment.id,
      companionName: appointment.agentName,
      startsAt: appointment.startsAt,
      createdAt: appointment.createdAt,
      url: `${origin}${talkPath(appointment.agentId)}`,
    })
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="rendez-vous.ics"')
      .header('cache-control', 'private, no-store')
      .send(file)
  })
}
