import { accountErrorMessages } from '../../../domain/accounts/account-error-messages'
import {
  isReportCommentTooLong,
  type ReportReason,
  reportCommentMaxLength,
} from '../../../domain/conversations/report'
import { cleanMultilineText } from '../../../domain/formatting/typed-text'

/** The values of the form. */
export type Draft = {
  reason: ReportReason | null
  comment: string
  shouldAttachTranscript: boolean
  /** E-mail address of a visitor who wants an answer. */
  email: string
}

export const emptyDraft: Draft = {
  reason: null,
  comment: '',
  shouldAttachTranscript: false,
  email: '',
}

export type DraftErrors = Partial<Record<'reason' | 'comment' | 'email', string>>

/** Returns a French message for each invalid field, in the order of the form. */
export function findDraftErrors({ reason, comment, email }: Draft): DraftErrors {
  const errors: DraftErrors = {}
  if (reason === null) errors.reason = 'Choisissez ce qui décrit le mieux le problème.'
  if (isReportCommentTooLong(comment)) {
    const length = [...cleanMultilineText(comment)].length
    const excessLength = length - reportCommentMaxLength
    errors.comment = `Votre texte a ${excessLength.toLocaleString('fr-FR')} caractère${excessLength > 1 ? 's' : ''} de trop.`
  }
  if (email.trim() !== '' && !emailPattern.test(email.trim()))
    errors.email = accountErrorMessages.EMAIL_INVALID
  return errors
}

/** Catches typing errors only. The server validates the address strictly. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
