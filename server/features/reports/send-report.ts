import type { ReceivedReport, SentReport } from '../../../contract/conversations/reports'
import { ApplicationError } from '../../platform/application-error'
import type { Transaction } from '../../platform/database/open-database'
import type { Mail } from '../../platform/mail/mail'
import { canReport, type SignedInUser } from '../../policies'
import { reportReceivedMail } from './report-received-mail'
import type { NewReport, ReportRepository } from './report-repository'

export type ReportDeps = {
  reports: ReportRepository
  sendMail(transaction: Transaction, mail: Mail): Promise<void>
  /**
   * Counts an e-mail against the limit of its mailbox, because a visitor may give any address.
   * Returns false when the limit is reached.
   */
  consumeMailLimit(email: string): Promise<boolean>
  origin: string
}

/**
 * Stores a report and confirms by e-mail that it was received (Digital Services Act, art. 16(4)).
 * Sends no e-mail without an address, or to a visitor's address whose limit is reached. Anybody may
 * report a companion, and users their own conversations. Throws AGENT_NOT_FOUND, UNAUTHENTICATED
 * or NOT_FOUND. The conversation of another user counts as not found.
 */
export async function sendReport(
  { reports, sendMail, consumeMailLimit, origin }: ReportDeps,
  user: Pick<SignedInUser, 'id'> | null,
  draft: ReceivedReport,
): Promise<SentReport> {
  const report = await createReport(reports, user, draft)
  const email = user ? await reports.findEmail(user.id) : draft.answerEmail
  const canSend = email !== undefined && (user !== null || (await consumeMailLimit(email)))
  await reports.add(report, async (transaction, receivedAt) => {
    if (canSend)
      await sendMail(transaction, reportReceivedMail(email, origin, { ...report, receivedAt }))
  })
  return { id: report.id, hasTranscript: report.transcript !== null }
}

async function createReport(
  reports: ReportRepository,
  user: Pick<SignedInUser, 'id'> | null,
  { id, subject, reason, comment, answerEmail }: ReceivedReport,
): Promise<NewReport> {
  const content = {
    id,
    reason,
    kind: subject.kind,
    comment: comment || null,
    userId: user?.id ?? null,
    answerEmail: user ? null : (answerEmail ?? null),
  }
  if (subject.kind === 'companion') {
    const { agentId } = subject
    if (!(await reports.hasCompanion(agentId))) throw new ApplicationError('AGENT_NOT_FOUND')
    return { ...content, agentId, conversationId: null, transcript: null }
  }
  if (!user) throw new ApplicationError('UNAUTHENTICATED')
  const { conversationId, withTranscript } = subject
  const conversation = await reports.findConversation(conversationId)
  if (!conversation || !canReport(user, conversation)) throw new ApplicationError('NOT_FOUND')
  const transcript = withTranscript ? await reports.findTranscript(conversationId) : null
  return { ...content, agentId: conversation.agentId, conversationId, transcript }
}
