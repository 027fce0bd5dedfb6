import type { ReceivedReport, SentReport } from '../../../contract/conversations/reports'
import { ApplicationError } from '../../platform/application-error'
import type { Transaction } from '../../platform/database/open-database'
import type { Mail } from '../../platform/mail/mail'
import { mayReport, type Person } from '../../policies'
import { reportMail } from './report-mail'
import type { NewReport, ReportRepository } from './report-repository'

export type ReportParts = {
  reports: ReportRepository
  sendMail(transaction: Transaction, mail: Mail): Promise<void>
  /** Whether this mailbox may be written to once more: anybody may give anybody's address. */
  mayWriteTo(email: string): Promise<boolean>
  origin: string
}

/**
 * Keeps what somebody reports and, where there is an address, confirms that it came (Digital
 * Services Act, art. 16(4)). A companion is reported by anybody, a conversation by whoever held it:
 * another's is NOT_FOUND, as one that does not exist.
 */
export async function sendReport(
  { reports, sendMail, mayWriteTo, origin }: ReportParts,
  person: Pick<Person, 'id'> | null,
  draft: ReceivedReport,
): Promise<SentReport> {
  const report = await completeReport(reports, person, draft)
  const email = person ? await reports.findEmail(person.id) : draft.answerEmail
  const mayWrite = email !== undefined && (person !== null || (await mayWriteTo(email)))
  await reports.add(report, async (transaction, receivedAt) => {
    if (mayWrite) await sendMail(transaction, reportMail(email, origin, { ...report, receivedAt }))
  })
  return { id: report.id, hasTranscript: report.transcript !== null }
}

async function completeReport(
  reports: ReportRepository,
  person: Pick<Person, 'id'> | null,
  { id, subject, reason, comment, answerEmail }: ReceivedReport,
): Promise<NewReport> {
  const said = {
    id,
    reason,
    kind: subject.kind,
    comment: comment || null,
    userId: person?.id ?? null,
    answerEmail: person ? null : (answerEmail ?? null),
  }
  if (subject.kind === 'companion') {
    const { agentId } = subject
    if (!(await reports.hasCompanion(agentId))) throw new ApplicationError('AGENT_NOT_FOUND')
    return { ...said, agentId, conversationId: null, transcript: null }
  }
  if (!person) throw new ApplicationError('UNAUTHENTICATED')
  const { conversationId, withTranscript } = subject
  const conversation = await reports.findConversation(conversationId)
  if (!conversation || !mayReport(person, conversation)) throw new ApplicationError('NOT_FOUND')
  const transcript = withTranscript ? await reports.findTranscript(conversationId) : null
  return { ...said, agentId: conversation.agentId, conversationId, transcript }
}
