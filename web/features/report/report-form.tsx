import { type FormEvent, useRef, useState } from 'react'
import { accountErrorMessages } from '../../../domain/accounts/account-error-messages'
import { reportCommentMaxLength } from '../../../domain/conversations/report'
import { publicMessages } from '../../../domain/public-messages'
import { Button } from '../../ui/buttons/button'
import { DialogActions } from '../../ui/dialogs/dialog'
import { Notice } from '../../ui/feedback/notice'
import { Checkbox } from '../../ui/forms/checkbox'
import { TextAreaField } from '../../ui/forms/text-area-field'
import { TextField } from '../../ui/forms/text-field'
import { ReasonChoice } from './reason-choice'
import styles from './report.module.css'
import { type Draft, type DraftErrors, findDraftErrors } from './report-draft'
import { ReportGuidance } from './report-guidance'
import type { ReportFailure } from './use-send-report'

type Props = {
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  isSending: boolean
  failure: ReportFailure | null
  /** Whether the transcript of the conversation can be attached. */
  hasTranscript: boolean
  /** Visitors are asked for an e-mail address, in case they want an answer. */
  isVisitor: boolean
  onSend: () => void
  onCancel: () => void
}

/** The form of a report. Its values belong to the parent, which keeps them when sending fails. */
export function ReportForm(props: Props) {
  const { draft, onChange, isSending, failure, hasTranscript, isVisitor } = props
  const [errors, setErrors] = useState<DraftErrors>({})
  const form = useRef<HTMLFormElement>(null)
  const firstReasonInput = useRef<HTMLInputElement>(null)
  // Only the e-mail address is validated more strictly on the server, so a refusal is about the address.
  const isEmailRefused = failure?.kind === 'invalid' && draft.email.trim() !== ''
  const emailError =
    errors.email ?? (isEmailRefused ? accountErrorMessages.EMAIL_INVALID : undefined)

  function changeDraft(change: Partial<Draft>) {
    onChange(change)
    const isUnchanged = ([field]: [string, unknown]) => !(field in change)
    setErrors(Object.fromEntries(Object.entries(errors).filter(isUnchanged)))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    const foundErrors = findDraftErrors(draft)
    setErrors(foundErrors)
    if (foundErrors.reason) return firstReasonInput.current?.focus()
    const [field] = Object.keys(foundErrors)
    if (!field) return props.onSend()
    form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus()
  }

  return (
    <form ref={form} method="post" className={styles.form} onSubmit={submit} noValidate>
      <ReasonChoice
        value={draft.reason}
        error={errors.reason}
        firstReasonInput={firstReasonInput}
        isDisabled={isSending}
        onChange={(reason) => changeDraft({ reason })}
      />
      <TextAreaField
        name="comment"
        label="Précisions, si vous le souhaitez"
        value={draft.comment}
        rows={3}
        maxCharacters={reportCommentMaxLength}
        help="Ce qui s’est passé, et quand."
        error={errors.comment}
        onChange={(comment) => changeDraft({ comment })}
      />
      {hasTranscript && (
        <Checkbox
          checked={draft.shouldAttachTranscript}
          onChange={({ target }) => changeDraft({ shouldAttachTranscript: target.checked })}
        >
          Joindre la transcription de cette conversation. Sans elle, personne ne lit ce qui s’est
          dit.
        </Checkbox>
      )}
      {isVisitor && (
        <TextField
          label="Votre e-mail, si vous voulez une réponse"
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          value={draft.email}
          help="Vous pouvez signaler sans le donner."
          error={emailError}
          onChange={({ target }) => changeDraft({ email: target.value })}
        />
      )}
      <ReportGuidance />
      {failure !== null && !isEmailRefused && (
        <Notice kind="failed">
          <p>{describeReportFailure(failure)}</p>
        </Notice>
      )}
      <DialogActions>
        <Button size="l" onClick={props.onCancel}>
          Annuler
        </Button>
        <Button kind="primary" size="l" type="submit" isBusy={isSending}>
          {isSending ? 'Envoi en cours…' : 'Envoyer'}
        </Button>
      </DialogActions>
    </form>
  )
}

function describeReportFailure(failure: ReportFailure) {
  if (failure.kind === 'rate-limited')
    return 'Vous avez envoyé beaucoup de signalements en peu de temps. Votre texte reste ici\u00a0: réessayez dans une heure.'
  const reason = failure.kind === 'other' ? failure.message : publicMessages.INPUT_INVALID
  return `Votre signalement n’est pas parti\u00a0: ${reason}. Rien de ce que vous avez écrit n’est perdu.`
}
