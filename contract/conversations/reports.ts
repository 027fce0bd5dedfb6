import { z } from 'zod'
import {
  isReportCommentTooLong,
  isReportReason,
  type ReportReason,
} from '../../domain/conversations/report'
import { cleanLines } from '../../domain/formatting/typed-text'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'

const subject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('companion'), agentId: z.string().min(1).max(100) }),
  z.object({
    kind: z.literal('conversation'),
    conversationId: z.uuid(),
    /** « Joindre la transcription de cette conversation »: nothing of it is read otherwise. */
    withTranscript: z.boolean(),
  }),
])

const reportDraft = z.object({
  /** Made up in the browser, so that sending twice keeps one. */
  id: z.uuid(),
  subject,
  reason: z.custom<ReportReason>((value) => typeof value === 'string' && isReportReason(value)),
  comment: z
    .string()
    .max(50_000)
    .refine((text) => !isReportCommentTooLong(text))
    .transform(cleanLines)
    .optional(),
  /** Of a visitor who wants an answer; the address of an account is known. */
  answerEmail: z.email().max(254).optional(),
})

export type ReportDraft = z.input<typeof reportDraft>
export type ReceivedReport = z.output<typeof reportDraft>

const sentReport = z.object({
  id: z.uuid(),
  /** Asked for, and still kept. */
  hasTranscript: z.boolean(),
})

export type SentReport = z.infer<typeof sentReport>

/** Notices of what should not be there (Digital Services Act, art. 16). */
export const reportsContract = {
  send: procedure
    .errors(
      declareErrors(
        'INPUT_INVALID',
        'UNAUTHENTICATED',
        'NOT_FOUND',
        'AGENT_NOT_FOUND',
        'RATE_LIMITED',
        'DATABASE_FAILED',
      ),
    )
    .route({
      method: 'POST',
      path: '/reports',
      successStatus: 201,
      summary: 'Signale un compagnon, ou une de ses conversations',
    })
    .input(reportDraft)
    .output(sentReport),
}
