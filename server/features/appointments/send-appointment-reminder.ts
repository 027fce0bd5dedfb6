import { pagePaths, talkPath } from '../../../contract/paths'
import { formatAppointment } from '../../../domain/appointments/appointment'
import { joinWithElision } from '../../../domain/formatting/elision'
import type { JobQueue } from '../../platform/jobs/job-queue'
import { composeMail } from '../../platform/mail/compose-mail'
import type { AppointmentRepository } from './appointment-repository'

type Deps = {
  appointments: Pick<AppointmentRepository, 'transaction' | 'claimReminder'>
  jobs: Pick<JobQueue, 'enqueue'>
  origin: string
}

/**
 * The job that runs at the hour of an appointment: sends the requested e-mail once. Does nothing
 * when there is no reminder to claim, for example because the appointment was cancelled.
 */
export const sendAppointmentReminder = (
  { appointments, jobs, origin }: Deps,
  appointmentId: string,
) =>
  appointments.transaction(async (transaction) => {
    const appointment = await appointments.claimReminder(transaction, appointmentId)
    if (appointment) await jobs.enqueue(transaction, 'send-mail', reminderMail(appointment, origin))
  })

type Reminder = NonNullable<Awaited<ReturnType<AppointmentRepository['claimReminder']>>>

/** The subject names no companion, because a locked phone shows it. */
const reminderMail = (
  { email, agentId, agentName, startsAt, timeZone }: Reminder,
  origin: string,
) =>
  composeMail({
    to: email,
    subject: 'Votre rendez-vous',
    opening: [
      'Bonjour,',
      `Vous aviez noté un appel avec ${agentName}, ${formatAppointment(startsAt, timeZone)}.`,
      'L’envie est passée ? Il n’y a rien à faire, rien n’est décompté.',
    ],
    link: {
      label: `Ouvrir la page ${joinWithElision('de', agentName)}`,
      url: `${origin}${talkPath(agentId)}`,
    },
    furtherLinks: [{ label: 'Mes rendez-vous', url: `${origin}${pagePaths.profileAppointments}` }],
    closing: [
      'Vous recevez ce message, et aucun autre, parce que vous avez demandé à être prévenu par e-mail de ce rendez-vous.',
    ],
  })
