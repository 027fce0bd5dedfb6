import { accountRefusalMessages } from '../../../domain/accounts/account-refusals'
import {
  isReportCommentTooLong,
  type ReportReason,
  reportCommentMaxLength,
} from '../../../domain/conversations/report'
import { cleanLines } from '../../../domain/formatting/typed-text'

/** What was chosen and typed so far. */
export type Draft = {
  reason: ReportReason | null
  comment: string
  withTranscript: boolean
  /** Of a visitor who wants an answer. */
  email: string
}

export const emptyDraft: Draft = { reason: null, comment: '', withTranscript: false, email: '' }

export type DraftFaults = Partial<Record<'reason' | 'comment' | 'email', string>>

/** What keeps a report from being sent, in words, in the order of the form. */
export function findDraftFaults({ reason, comment, email }: Draft): DraftFaults {
  const faults: DraftFaults = {}
  if (reason === null) faults.reason = 'Choisissez ce qui décrit le mieux le problème.'
  if (isReportCommentTooLong(comment)) {
    const length = [...cleanLines(comment)].length
    const tooMany = length - reportCommentMaxLength
    faults.comment = `Votre texte a ${tooMany.toLocaleString('fr-FR')} caractère${tooMany > 1 ? 's' : ''} de trop.`
  }
  if (email.trim() !== '' && !looksLikeAddress.test(email.trim()))
    faults.email = accountRefusalMessages.EMAIL_INVALID
  return faults
}

/** Enough to catch a slip; the server knows better. */
const looksLikeAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
