import { type FormEvent, useState } from 'react'
import { findPeriodProblem, type PeriodProblem } from '../../../../domain/admin/statistics/periods'
import type { DayRange } from '../../../../domain/formatting/calendar-days'
import { toParisDay } from '../../../../domain/formatting/paris-time'
import { Button } from '../../../ui/buttons/button'
import { TextField } from '../../../ui/forms/text-field'
import styles from './analytics.module.css'

const problemTexts: Record<PeriodProblem, string> = {
  'invalid-day': 'Choisissez les deux dates.',
  'wrong-order': 'La première date vient après la seconde.',
  future: 'La période ne peut pas aller au-delà d’aujourd’hui.',
  'too-long': 'La période ne peut pas dépasser un an.',
}

type Props = { range: DayRange; onChoose: (range: DayRange) => void }

/** A form for any period of at most a year that ends today or earlier. */
export function PeriodForm({ range, onChoose }: Props) {
  const [problem, setProblem] = useState<PeriodProblem | null>(null)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const chosenRange = { from: String(form.get('from')), to: String(form.get('to')) }
    const foundProblem = findPeriodProblem(chosenRange, toParisDay(new Date()))
    setProblem(foundProblem)
    if (!foundProblem) onChoose(chosenRange)
  }

  return (
    <form className={styles.period} onSubmit={submit} noValidate>
      <TextField label="Du" name="from" type="date" defaultValue={range.from} />
      <TextField
        label="Au"
        name="to"
        type="date"
        defaultValue={range.to}
        error={problem ? problemTexts[problem] : undefined}
      />
      <Button type="submit">Afficher</Button>
    </form>
  )
}
