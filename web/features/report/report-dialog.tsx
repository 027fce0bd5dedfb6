import { useState } from 'react'
import { useMe } from '../../session'
import { Dialog } from '../../ui/dialog'
import { emptyDraft } from './report-draft'
import { ReportForm } from './report-form'
import { ReportSent } from './report-sent'
import { type ReportSubject, reportTitle } from './report-subject'
import { useReport } from './use-report'

export type ReportDialogProperties = {
  subject: ReportSubject
  isOpen: boolean
  onClose: () => void
}

/** Closed before it was sent, it opens again with what was typed. */
export function ReportDialog({ subject, isOpen, onClose }: ReportDialogProperties) {
  const me = useMe()
  const [draft, setDraft] = useState(emptyDraft)
  const { state, send, startAgain } = useReport()

  const sendDraft = () => {
    const { reason, comment, email } = draft
    if (reason === null) return
    const answerEmail = me === null ? email.trim() : ''
    return send({
      subject: toSent(subject, draft.withTranscript),
      reason,
      ...(comment.trim() !== '' && { comment }),
      ...(answerEmail !== '' && { answerEmail }),
    })
  }

  function close() {
    if (state.step === 'sending') return
    onClose()
    if (state.step !== 'sent') return
    setDraft(emptyDraft)
    startAgain()
  }

  return (
    <Dialog
      isOpen={isOpen}
      onDismiss={close}
      title={state.step === 'sent' ? 'Signalement envoyé' : reportTitle(subject)}
    >
      {state.step === 'sent' ? (
        <ReportSent
          confirmedAt={me?.email ?? (draft.email.trim() || null)}
          isTranscriptMissing={draft.withTranscript && !state.hasTranscript}
          onClose={close}
        />
      ) : (
        <ReportForm
          draft={draft}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
          state={state}
          hasWords={subject.kind === 'conversation' && subject.hasWords}
          isVisitor={me === null}
          onSend={sendDraft}
          onCancel={close}
        />
      )}
    </Dialog>
  )
}

const toSent = (subject: ReportSubject, withTranscript: boolean) =>
  subject.kind === 'companion'
    ? { kind: subject.kind, agentId: subject.agentId }
    : { kind: subject.kind, conversationId: subject.conversationId, withTranscript }
