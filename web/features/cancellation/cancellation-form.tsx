import { type FormEvent, useRef, useState } from 'react'
import {
  type CancellationField,
  type CancellationNotice,
  cancellationFields,
  findCancellationFaults,
  tidyNotice,
} from '../../../domain/billing/cancellation-notice'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { ErrorSummary } from '../../ui/error-summary'
import { Fact, Facts } from '../../ui/facts'
import { TextField } from '../../ui/text-field'
import styles from './cancellation.module.css'

type Faults = Partial<Record<CancellationField, string>>
type Properties = { notice: CancellationNotice; onReview: (notice: CancellationNotice) => void }

/** Who ends what; everything else is known. What was typed stays through every step. */
export function CancellationForm({ notice, onReview }: Properties) {
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults>({})
  const [announced, setAnnounced] = useState<string[]>([])
  const [hasBeenTried, setTried] = useState(false)

  function review(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    const written = read(event.currentTarget)
    const found = findCancellationFaults(written)
    setFaults(found)
    setAnnounced(cancellationFields.flatMap((field) => found[field] ?? []))
    const first = cancellationFields.find((field) => found[field])
    if (!first) return onReview(written)
    const field = form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }

  return (
    <Card>
      {/* Sent before the page woke up, nothing of it would stand in the address. */}
      <form
        ref={form}
        method="post"
        className={styles.form}
        onSubmit={review}
        onInput={(event) =>
          hasBeenTried && setFaults(findCancellationFaults(read(event.currentTarget)))
        }
        noValidate
      >
        <ErrorSummary faults={announced} />
        <TextField
          label="Nom et prénom"
          name="name"
          autoComplete="name"
          defaultValue={notice.name}
          error={faults.name}
        />
        <TextField
          label="Adresse e-mail"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          defaultValue={notice.email}
          help="Celle de votre compte. La confirmation y est envoyée."
          error={faults.email}
        />
        <TextField
          label="Numéro de commande ou d’abonnement (facultatif)"
          name="reference"
          autoComplete="off"
          defaultValue={notice.reference}
          error={faults.reference}
        />
        <TextField
          label="Motif (facultatif)"
          name="reason"
          autoComplete="off"
          defaultValue={notice.reason}
          help="Vous n’avez pas à vous justifier."
          error={faults.reason}
        />
        <Facts isFramed>
          <Fact name="Date de résiliation">Fin de la période déjà payée</Fact>
        </Facts>
        <Button type="submit" kind="primary" size="l" isBlock>
          Continuer
        </Button>
        <noscript>
          <p className="small muted">
            Ce formulaire a besoin de JavaScript. Sans lui, résiliez par e-mail ou par courrier
            {'\u00a0'}: nos coordonnées sont dans les conditions de vente.
          </p>
        </noscript>
      </form>
    </Card>
  )
}

function read(form: HTMLFormElement): CancellationNotice {
  const content = new FormData(form)
  const text = (field: CancellationField) => String(content.get(field) ?? '')
  return tidyNotice({
    name: text('name'),
    email: text('email'),
    reference: text('reference'),
    reason: text('reason'),
  })
}
