import { useState } from 'react'
import { Link } from 'react-router'
import type { Appointment } from '../../../contract/appointments'
import { pagePaths } from '../../../contract/paths'
import { Button } from '../../ui/buttons/button'
import { Collapsible } from '../../ui/layout/collapsible'
import { AppointmentForm } from './appointment-form'
import { useCancelAppointment } from './appointment-queries'
import styles from './appointments.module.css'
import { CalendarLink } from './calendar-link'
import { formatLocalAppointment } from './format-local-appointment'
import { NotificationButton } from './notifications/notification-button'

type Props = { companion: { id: string; name: string } }

/** A collapsed form for an appointment, replaced by the appointment once it is scheduled. */
export function NextAppointment({ companion }: Props) {
  const [appointment, setAppointment] = useState<Appointment | null>(null)
  return (
    <Collapsible title={'Un prochain rendez-vous\u00a0?'}>
      {appointment ? (
        <ScheduledAppointment appointment={appointment} onCancelled={() => setAppointment(null)} />
      ) : (
        <AppointmentForm companion={companion} onScheduled={setAppointment} />
      )}
    </Collapsible>
  )
}

type ScheduledAppointmentProps = { appointment: Appointment; onCancelled: () => void }

function ScheduledAppointment({ appointment, onCancelled }: ScheduledAppointmentProps) {
  const cancel = useCancelAppointment()
  return (
    <div className={styles.scheduled}>
      <p role="status">
        <span className="muted small">C’est noté</span>
        <strong className={styles.hour}>{formatLocalAppointment(appointment)}</strong>
        {appointment.hasMailReminder && (
          <span className="muted small">Un e-mail vous préviendra à cette heure.</span>
        )}
      </p>
      <div className={styles.actions}>
        <CalendarLink id={appointment.id} />
        <Button
          size="s"
          kind="ghost"
          isBusy={cancel.isPending}
          onClick={() => cancel.mutate(appointment.id, { onSuccess: onCancelled })}
        >
          Annuler
        </Button>
      </div>
      <NotificationButton />
      <p className="small">
        <Link className="link" to={pagePaths.profileAppointments}>
          Mes rendez-vous
        </Link>
      </p>
    </div>
  )
}
