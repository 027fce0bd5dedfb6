import { cleanMultilineText } from '../formatting/typed-text'

/** Maximum length of the optional comment, in characters. */
export const reportCommentMaxLength = 1_000

/** How long the comment, the transcript and the e-mail address are stored with a report. */
export const reportTextRetentionMonths = 6

/** Reasons to report a companion or a conversation, as shown in the form. */
export const reportReasons = {
  sexual: 'Propos sexuels explicites',
  hateful: 'Propos haineux ou violents',
  self_harm: 'Incitation à se faire du mal',
  dangerous_advice: 'Conseil dangereux (santé, argent)',
  impersonation: 'Se fait passer pour une personne réelle',
  other: 'Autre chose',
} as const

export type ReportReason = keyof typeof reportReasons

export const isReportReason = (text: string): text is ReportReason =>
  Object.hasOwn(reportReasons, text)

/** Counts code points, so that a simple emoji counts as one character. */
export const isReportCommentTooLong = (text: string): boolean =>
  [...cleanMultilineText(text)].length > reportCommentMaxLength
