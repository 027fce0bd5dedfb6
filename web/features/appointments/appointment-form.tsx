import { type FormEvent, useState } from 'react'
import type { Appointment } from '../../../contract/appointments'
import { maxDaysAhead, resolveStart } from '../../../domain/appointments/appointment'
import { toLocalTime } from '../../../domain/appointments/local-time'
import { suggestTimes } from '../../../domain/appointments/suggest-times'
import { publicMessages } from '../../../domain/public-messages'
import { findFailureMessage } from '../../api/decode-problem'
import { Button } from '../../ui/buttons/button'
import { Checkbox } from '../../ui/forms/checkbox'
import { Chip } from '../../ui/forms/chip'
import { TextField } from '../../ui/forms/text-field'
import { useScheduleAppointment } from './appointment-queries'
import styles from './appointments.module.css'
import { readTimeZone } from './format-local-appointment'

type Props = {
  companion: { id: string; name: string }
  onScheduled: (appointment: Appointment) => void
}

/** Schedules an appointment at a suggested hour, or at a day and hour of the user's choice. */
export function AppointmentForm({ companion, onScheduled }: Props) {
  const schedule = useScheduleAppointment()
  const [openedAt] = useState(() => new Date())
  const timeZone = readTimeZone()
  const now = toLocalTime(openedAt, timeZone)
  const suggestions = suggestTimes(now)
  const [localTime, setLocalTime] = useState(suggestions[0]?.localTime ?? now)
  const [error, setError] = useState<string>()
  const [day = '', hour = ''] = localTime.split('T')

  function chooseTime(newLocalTime: string) {
    setError(undefined)
    setLocalTime(newLocalTime)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (schedule.isPending) return
    const hasMailReminder = new FormData(event.currentTarget).has('mail')
    const resolvedTime = resolveStart({ localTime, timeZone }, new Date())
    if ('refusal' in resolvedTime) return setError(publicMessages[resolvedTime.refusal])
    schedule.mutate(
      { agentId: companion.id, localTime, timeZone, hasMailReminder },
      { onSuccess: onScheduled, onError: (failure) => setError(findFailureMessage(failure)) },
    )
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <fieldset className={styles.suggestions}>
        <legend>À la même heure</legend>
        {suggestions.map((suggestion) => (
          <Chip
            key={suggestion.label}
            isPressed={suggestion.localTime === localTime}
            onClick={() => chooseTime(suggestion.localTime)}
          >
            {suggestion.label}
          </Chip>
        ))}
      </fieldset>
      <div className={styles.inputs}>
        <TextField
          label="Jour"
          type="date"
          name="day"
          value={day}
          min={now.slice(0, 10)}
          max={toLocalTime(addDays(openedAt, maxDaysAhead), timeZone).slice(0, 10)}
          required
          onChange={(event) => chooseTime(`${event.target.value}T${hour}`)}
        />
        <TextField
          label="Heure"
          type="time"
          name="hour"
          value={hour}
          required
          onChange={(event) => chooseTime(`${day}T${event.target.value}`)}
        />
      </div>
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <Checkbox name="mail">Me prévenir par e-mail</Checkbox>
      <Button type="submit" isBlock isBusy={schedule.isPending}>
        Noter ce rendez-vous
      </Button>
      <p className="muted small">
        {companion.name} ne vous appellera pas&nbsp;: c’est vous qui ouvrez l’appel, si l’envie est
        là.
      </p>
    </form>
  )
}

const addDays = (time: Date, days: number) => new Date(time.getTime() + days * 86_400_000)
