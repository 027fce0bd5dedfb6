import { cleanLines } from '../formatting/typed-text'

/** Characters of what somebody adds in their own words. */
export const reportCommentMaxLength = 1_000

/** How long what names or quotes the person is kept with a report. */
export const reportWordsMonths = 6

/** What may be wrong with a companion or a conversation, in the words of the question. */
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

/** As a reader counts them: an emoji is one. */
export const isReportCommentTooLong = (text: string): boolean =>
  [...cleanLines(text)].length > reportCommentMaxLength
