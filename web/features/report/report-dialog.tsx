import { useState } from 'react'
import { useMe } from '../../session/use-me'
import { Dialog } from '../../ui/dialogs/dialog'
import { emptyDraft } from './report-draft'
import { ReportForm } from './report-form'
import { ReportSent } from './report-sent'
import { getReportTitle, type ReportSubject } from './report-subject'
import { useSendReport } from './use-send-report'

export type ReportDialogProps = {
  subject: ReportSubject
  isOpen: boolean
  onClose: () => void
}

/** The report form in a dialog. Keeps what was typed when it is closed before the report is sent. */
export function ReportDialog({ subject, isOpen, onClose }: ReportDialogProps) {
  const me = useMe()
  const [draft, setDraft] = useState(emptyDraft)
  const { send, isSending, failure, sentReport, reset } = useSendReport()

  function sendDraft() {
    const { reason, comment, email } = draft
    if (reason === null || isSending) return
    const answerEmail = me === null ? email.trim() : ''
    send({
      subject: toReportedSubject(subject, draft.shouldAttachTranscript),
      reason,
      ...(comment.trim() !== '' && { comment }),
      ...(answerEmail !== '' && { answerEmail }),
    })
  }

  function close() {
    if (isSending) return
    onClose()
    if (!sentReport) return
    setDraft(emptyDraft)
    reset()
  }

  return (
    <Dialog
      isOpen={isOpen}
      onDismiss={close}
      title={sentReport ? 'Signalement envoyé' : getReportTitle(subject)}
    >
      {sentReport ? (
        <ReportSent
          confirmationEmail={me?.email ?? (draft.email.trim() || null)}
          isTranscriptMissing={draft.shouldAttachTranscript && !sentReport.hasTranscript}
          onClose={close}
        />
      ) : (
        <ReportForm
          draft={draft}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
          isSending={isSending}
          failure={failure}
          hasTranscript={subject.kind === 'conversation' && subject.hasTranscript}
          isVisitor={me === null}
          onSend={sendDraft}
          onCancel={close}
        />
      )}
    </Dialog>
  )
}

const toReportedSubject = (subject: ReportSubject, shouldAttachTranscript: boolean) =>
  subject.kind === 'companion'
    ? { kind: subject.kind, agentId: subject.agentId }
    : {
        kind: subject.kind,
        conversationId: subject.conversationId,
        withTranscript: shouldAttachTranscript,
      }
