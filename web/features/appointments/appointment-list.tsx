import { type RefObject, useRef } from 'react'
import type { Appointment } from '../../../contract/appointments'
import { pagePaths, talkPath } from '../../../contract/paths'
import { findFailureMessage } from '../../api/decode-problem'
import { Button, ButtonLink } from '../../ui/buttons/button'
import { Portrait } from '../../ui/companions/portrait'
import { EmptyState } from '../../ui/feedback/empty-state'
import { LoadFailure } from '../../ui/feedback/load-failure'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Card } from '../../ui/layout/card'
import { useAppointments, useCancelAppointment } from './appointment-queries'
import styles from './appointments.module.css'
import { CalendarLink } from './calendar-link'
import { formatLocalAppointment } from './format-local-appointment'
import { NotificationButton } from './notifications/notification-button'

/** The user's upcoming appointments. */
export function AppointmentList() {
  const { data: appointments, error, isFetching, refetch } = useAppointments()
  const list = useRef<HTMLDivElement>(null)
  if (!appointments && error)
    return (
      <LoadFailure message={findFailureMessage(error)} onRetry={refetch} isRetrying={isFetching} />
    )
  if (!appointments)
    return (
      <div>
        <p role="status" className="visually-hidden">
          Chargement de vos rendez-vous...
        </p>
        <Skeleton height="6.5rem" />
      </div>
    )
  return (
    <div ref={list} tabIndex={-1} className={styles.page}>
      {appointments.length === 0 ? (
        <EmptyState action={<ButtonLink to={pagePaths.dashboard}>Voir les compagnons</ButtonLink>}>
          Aucun rendez-vous. Après un appel, vous pouvez en noter un, à l’heure que vous choisissez.
        </EmptyState>
      ) : (
        <>
          <ul className={styles.list}>
            {appointments.map((appointment) => (
              <AppointmentEntry key={appointment.id} appointment={appointment} list={list} />
            ))}
          </ul>
          <p className="muted small">
            Un rendez-vous n’engage à rien&nbsp;: c’est vous qui ouvrez l’appel. S’il est aussi dans
            votre agenda, pensez à l’y supprimer quand vous l’annulez.
          </p>
          <div className={styles.notification}>
            <NotificationButton />
          </div>
        </>
      )}
    </div>
  )
}

type EntryProps = { appointment: Appointment; list: RefObject<HTMLElement | null> }

function AppointmentEntry({ appointment, list }: EntryProps) {
  const cancel = useCancelAppointment()
  const { id, agentId, agentName, agentImage, hasMailReminder } = appointment
  const titleId = `appointment-${id}`
  return (
    <li>
      <Card className={styles.entry} aria-labelledby={titleId}>
        <Portrait image={agentImage} width={64} className={styles.portrait} />
        <div className={styles.text}>
          <h2 id={titleId}>{formatLocalAppointment(appointment)}</h2>
          <p className="muted small">
            Avec{' '}
            <a className="link" href={talkPath(agentId)}>
              {agentName}
            </a>
            {hasMailReminder && ', rappel par e-mail'}
          </p>
        </div>
        <div className={styles.actions}>
          <CalendarLink id={id} />
          <Button
            size="s"
            kind="ghost"
            aria-describedby={titleId}
            isBusy={cancel.isPending}
            onClick={() => cancel.mutate(id, { onSuccess: () => list.current?.focus() })}
          >
            Annuler
          </Button>
        </div>
      </Card>
    </li>
  )
}
