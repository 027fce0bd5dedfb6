import { type FormEvent, useRef, useState } from 'react'
import { accountRefusalMessages } from '../../../domain/accounts/account-refusals'
import { messages } from '../../../domain/messages'
import { reportCommentMaxLength } from '../../../domain/conversations/report'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { DialogActions } from '../../ui/dialog'
import { LongText } from '../../ui/long-text'
import { Notice } from '../../ui/notice'
import { TextField } from '../../ui/text-field'
import { ReasonChoice } from './reason-choice'
import styles from './report.module.css'
import { type Draft, type DraftFaults, findDraftFaults } from './report-draft'
import type { ReportStep } from './use-report'
import { WhatHappensNext } from './what-happens-next'

type Properties = {
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  state: Exclude<ReportStep, { step: 'sent' }>
  /** The conversation's words may be attached. */
  hasWords: boolean
  /** Nobody is signed in: an address may be left. */
  isVisitor: boolean
  onSend: () => void
  onCancel: () => void
}

/** Keeps what was chosen and typed until the server has it: an error loses nothing. */
export function ReportForm(properties: Properties) {
  const { draft, onChange, state, hasWords, isVisitor, onSend, onCancel } = properties
  const [faults, setFaults] = useState<DraftFaults>({})
  const form = useRef<HTMLFormElement>(null)
  const firstReason = useRef<HTMLInputElement>(null)
  const isSending = state.step === 'sending'
  const failure = state.step === 'writing' ? state.failure : null
  // The server's idea of an address is stricter; everything else is checked alike on both sides.
  const isAddressRefused = failure === 'invalid' && draft.email.trim() !== ''
  const emailFault =
    faults.email ?? (isAddressRefused ? accountRefusalMessages.EMAIL_INVALID : undefined)

  function change(changed: Partial<Draft>) {
    onChange(changed)
    const isMended = ([field]: [string, unknown]) => !(field in changed)
    setFaults(Object.fromEntries(Object.entries(faults).filter(isMended)))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    const found = findDraftFaults(draft)
    setFaults(found)
    if (found.reason) return firstReason.current?.focus()
    const [field] = Object.keys(found)
    if (!field) return onSend()
    form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus()
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <ReasonChoice
        value={draft.reason}
        error={faults.reason}
        first={firstReason}
        isDisabled={isSending}
        onChange={(reason) => change({ reason })}
      />
      <LongText
        name="comment"
        label="Précisions, si vous le souhaitez"
        value={draft.comment}
        rows={3}
        mostCharacters={reportCommentMaxLength}
        help="Ce qui s’est passé, et quand."
        error={faults.comment}
        onChange={(comment) => change({ comment })}
      />
      {hasWords && (
        <Checkbox
          checked={draft.withTranscript}
          onChange={({ target }) => change({ withTranscript: target.checked })}
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
          error={emailFault}
          onChange={({ target }) => change({ email: target.value })}
        />
      )}
      <WhatHappensNext />
      {failure !== null && !isAddressRefused && (
        <Notice kind="failed">
          <p>{failureWords(failure)}</p>
        </Notice>
      )}
      <DialogActions>
        <Button size="l" onClick={onCancel}>
          Annuler
        </Button>
        <Button kind="primary" size="l" type="submit" isBusy={isSending}>
          {isSending ? 'Envoi en cours…' : 'Envoyer'}
        </Button>
      </DialogActions>
    </form>
  )
}

function failureWords(failure: string) {
  if (failure === 'limited')
    return 'Vous avez envoyé beaucoup de signalements en peu de temps. Votre texte reste ici\u00a0: réessayez dans une heure.'
  const reason = failure === 'invalid' ? messages.INPUT_INVALID : failure
  return `Votre signalement n’est pas parti\u00a0: ${reason}. Rien de ce que vous avez écrit n’est perdu.`
}
