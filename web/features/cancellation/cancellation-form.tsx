import {
  type CancellationField,
  type CancellationRequest,
  cancellationFields,
  findCancellationErrors,
  normaliseCancellationRequest,
} from '../../../domain/billing/cancellation-request'
import { CheckedForm, type FieldErrors, readText, useCheckedForm } from '../../forms/checked-form'
import { Button } from '../../ui/buttons/button'
import { ErrorSummary } from '../../ui/forms/error-summary'
import { TextField } from '../../ui/forms/text-field'
import { Card } from '../../ui/layout/card'
import { Fact, Facts } from '../../ui/layout/facts'
import styles from './cancellation.module.css'

type Props = {
  request: CancellationRequest
  onReview: (request: CancellationRequest) => void
}

/** Asks who cancels, because no sign-in is needed. The reference and the reason are optional. */
export function CancellationForm({ request, onReview }: Props) {
  const { form, errors } = useCheckedForm({
    findErrors,
    onSend: (formData) => onReview(readRequest(formData)),
  })
  return (
    <Card>
      <CheckedForm form={form} className={styles.rows}>
        <ErrorSummary errors={form.announcedErrors} />
        <TextField
          label="Nom et prénom"
          name="name"
          autoComplete="name"
          defaultValue={request.name}
          error={errors.name}
        />
        <TextField
          label="Adresse e-mail"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          defaultValue={request.email}
          help="Celle de votre compte. La confirmation y est envoyée."
          error={errors.email}
        />
        <TextField
          label="Numéro de commande ou d’abonnement (facultatif)"
          name="reference"
          autoComplete="off"
          defaultValue={request.reference}
          error={errors.reference}
        />
        <TextField
          label="Motif (facultatif)"
          name="reason"
          autoComplete="off"
          defaultValue={request.reason}
          help="Vous n’avez pas à vous justifier."
          error={errors.reason}
        />
        <Facts isFramed>
          <Fact label="Date de résiliation">Fin de la période déjà payée</Fact>
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
      </CheckedForm>
    </Card>
  )
}

/** Returns the message of each invalid field, in the order of the fields. */
function findErrors(formData: FormData): FieldErrors<CancellationField> {
  const errors = findCancellationErrors(readRequest(formData))
  const invalidFields = cancellationFields.filter((field) => errors[field])
  return Object.fromEntries(invalidFields.map((field) => [field, errors[field]]))
}

function readRequest(formData: FormData): CancellationRequest {
  return normaliseCancellationRequest({
    name: readText(formData, 'name'),
    email: readText(formData, 'email'),
    reference: readText(formData, 'reference'),
    reason: readText(formData, 'reason'),
  })
}
